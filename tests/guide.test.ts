import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../scripts/root.mjs'

const folder = join(root, 'docs', 'guide')
const pages = readdirSync(folder)
const textOf = (page: string) => readFileSync(join(folder, page), 'utf8')

/** Patterns of the screens' Chinese texts; a value in a template matches any text. */
const screenTexts = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => [
    ...readFileSync(join(root, 'content', file), 'utf8').matchAll(
      /(?:\bzh:|[?:])\s*(?:'([^'\n]+)'|`([^`]+)`)/g,
    ),
  ])
const fixedTexts = new Set(screenTexts.map(([, fixed]) => fixed))
const templates = screenTexts.flatMap(([, , template]) => {
  const parts = template?.split(/\$\{[^}]*\}/) ?? []
  return parts.join('').length < 4 ? [] : [new RegExp(`^${parts.map(RegExp.escape).join('.+')}$`)]
})

/** A name of the screens is bold and in brackets: **「確認訂單」**. */
const screenNames = (text: string) => [...text.matchAll(/\*\*「(.+?)」\*\*/g)].map(([, name = '']) => name)
const isOnScreens = (name: string) => fixedTexts.has(name) || templates.some((each) => each.test(name))

describe.each(pages)('the page %s of the guide', (page) => {
  const text = textOf(page)

  test('names buttons and pages as the screens do', () => {
    const names = screenNames(text).filter((name) => name !== '名稱')
    expect(names.filter((name) => !isOnScreens(name))).toEqual([])
  })

  test('fits a phone: at most 90 lines', () => {
    expect(text.split('\n').length).toBeLessThanOrEqual(90)
  })
})

test('each page of the guide is in its index', () => {
  const index = textOf('README.md')
  expect(pages.filter((page) => page !== 'README.md' && !index.includes(`](${page})`))).toEqual([])
})

test('a name that no screen has is found', () => {
  expect(
    screenNames('按 **「確認訂單」**，再按 **「發布第 2 版」** 和 **「沒有這個掣」**。').map(isOnScreens),
  ).toEqual([true, true, false])
})

test('each picture of the documents is used, and small', () => {
  const documents = [
    ...pages.map(textOf),
    ...['README.md', 'README.zh-HK.md'].map((file) => readFileSync(join(root, file), 'utf8')),
  ]
  const pictures = readdirSync(join(root, 'docs', 'pictures'))
  expect(pictures.filter((file) => !documents.some((text) => text.includes(`pictures/${file})`)))).toEqual([])
  expect(
    pictures.filter((file) => readFileSync(join(root, 'docs', 'pictures', file)).length > 160_000),
  ).toEqual([])
})
