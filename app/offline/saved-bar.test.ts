import { expect, test } from 'vitest'
import { orderPath, pagePath } from '#app/paths.ts'
import { savedSentence } from '#content/pages/offline.ts'
import { withSavedBar } from './saved-bar.ts'

const time = new Date('2026-11-22T08:30:00Z')
const page =
  '<html><body><a>skip</a><header>shop</header><header>part</header><a href="/x" download="">file</a></body>'
const shown = (path: string) => withSavedBar(page, new URL(path, 'https://shop.example'), time)
const textOf = (html: string) => html.replace(/<[^>]+>/g, '')

test.each([
  [pagePath('menu', 'zh'), 'menu', 'zh', '11 月 22 日（日）16:30'],
  [pagePath('contact', 'en'), 'page', 'en', 'Sun 22 Nov, 16:30'],
  [orderPath('ABCD-2345', 'k1', 'en'), 'order', 'en', 'Sun 22 Nov, 16:30'],
] as const)('the copy of %s names the hour it is from, once, before the header', (path, kind, lang, hour) => {
  const { before, after } = savedSentence(kind, time)
  const html = shown(path)
  expect(textOf(html)).toContain(`skip${before[lang]}${hour}${after[lang]}`)
  expect(html.split('data-saved-at="2026-11-22T08:30:00.000Z"')).toHaveLength(2)
})

test('a copy shows no offer', () => {
  expect(shown(pagePath('menu', 'zh'))).toMatch(/^<html data-promo-closed="">/)
})

test('a copy opens its files through the worker', () => {
  expect(shown(pagePath('menu', 'zh'))).toContain('<a href="/x">file</a>')
})
