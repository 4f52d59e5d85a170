import { expect, test } from 'vitest'
import type { Picture } from '#domain/menu/catalogue.ts'
import { demoSet } from '#tests/support/store/catalogue.ts'
import { pictureOfPage } from './page-picture.ts'
import { plainPicture } from './shop-picture.ts'

const set = demoSet(4)
const of = (picture: string) => {
  const files = new Map<string, Picture>([
    ['landing/thai.svg', { ...set.picture, id: 1 }],
    [plainPicture, { ...set.picture, id: 2 }],
  ])
  const page = { look: { picture }, menu: { categoryId: set.categoryId } }
  return pictureOfPage(page as Parameters<typeof pictureOfPage>[0], files, [set])?.id
}

test('a page shows its picture, or else the first set of its category', () => {
  expect(of('landing/thai.svg')).toBe(1)
  expect(of(plainPicture)).toBe(set.picture.id)
  expect(of('uploads/gone.webp')).toBe(set.picture.id)
})
