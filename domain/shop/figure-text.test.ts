import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoPages } from '#tests/support/store/catalogue.ts'
import { fillFigures, hasFigures } from './figure-text.ts'
import { filledPage } from './filled-page.ts'

const figures: Readonly<Record<string, string>> = { leadDays: '3 日', warmHours: '一小時' }
const figureOf = (name: string) => figures[name] ?? null
const text = (zh: string, en = '') => ({ zh, en })

describe('a text with figures in braces', () => {
  test('has the shop’s figures in their place', () => {
    expect(fillFigures(text('最早 {leadDays}後', 'In {leadDays}'), figureOf)).toEqual(
      text('最早 3 日後', 'In 3 日'),
    )
  })

  test('has no space between Chinese characters where the figure is a word', () => {
    expect(fillFigures(text('約可保溫 {warmHours}內'), figureOf)?.zh).toBe('約可保溫一小時內')
  })

  test('is left out if the shop lacks a figure in either language', () => {
    expect(fillFigures(text('{leadDays}', '{thai-10.price}'), figureOf)).toBeNull()
    expect(hasFigures(text('{leadDays}', '{thai-10.price}'), 'zh', figureOf)).toBe(true)
    expect(hasFigures(text('{leadDays}', '{thai-10.price}'), 'en', figureOf)).toBe(false)
  })

  test('keeps its own spaces, and takes full-width braces', () => {
    expect(fillFigures(text('海鮮 燒味，｛leadDays｝後'), figureOf)?.zh).toBe('海鮮 燒味，3 日後')
  })

  test('stays as it is without braces', () => {
    const plain = fc.string().filter((words) => !/[{}｛｝]/.test(words))
    fc.assert(
      fc.property(plain, plain, (zh, en) => {
        expect(fillFigures(text(zh, en), () => null)).toEqual(text(zh, en))
      }),
    )
  })
})

test('a page of a shop without figures names none, and keeps its heading and lead', () => {
  for (const { content } of demoPages) {
    if (!content) continue
    const page = filledPage(content, () => null)
    expect(JSON.stringify([page.lead, page.description, page.story, page.questions])).not.toMatch(/[{][a-z]/)
    expect(page.name).toEqual(content.name)
    expect(page.lead.zh).not.toBe('')
  }
})
