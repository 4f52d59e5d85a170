import { expect, test } from 'vitest'
import { acceptsSvg } from './picture-format.ts'

const olderFirefox = 'image/avif,image/webp,*/*'

test.each([
  ['a browser that names it', 'image/avif,image/webp,image/svg+xml,image/*;q=0.8,*/*;q=0.5', null],
  ['a browser that takes anything for a picture of the page', olderFirefox, 'image'],
  ['the same without AVIF', 'image/webp,*/*', 'image'],
])('a drawing as SVG is accepted by %s', (_, accept, destination) => {
  expect(acceptsSvg(accept, destination)).toBe(true)
})

test.each([
  ['a program that says nothing', null, null],
  ['a program that takes anything', '*/*', null],
  ['a program that takes anything and WebP', olderFirefox, null],
  ['a picture opened as a page of its own', olderFirefox, 'document'],
  ['a browser that takes anything and no format of the web', '*/*', 'image'],
  ['a browser that takes WebP alone', 'image/webp', 'image'],
])('a drawing as SVG is not sent to %s', (_, accept, destination) => {
  expect(acceptsSvg(accept, destination)).toBe(false)
})
