import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chatGreeting, chatLink, longestLink, orderGreeting, pageGreeting } from './chat-message.ts'

const textOf = (link: string) => new URL(link).searchParams.get('text') ?? ''

test('opens the chat with a prefilled message', () => {
  const link = chatLink('+852 2000 0012', 'Hello & 你好?\nTwo lines')
  expect(link.startsWith('https://wa.me/85220000012?text=')).toBe(true)
  expect(textOf(link)).toBe('Hello & 你好?\nTwo lines')
})

test('keeps every link short and readable, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3_000, size: 'max' }), (text) => {
      const link = chatLink('85220000012', text)
      expect(link.length).toBeLessThan(longestLink)
      expect(textOf(link)).not.toMatch(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u)
    }),
    { numRuns: 60 },
  )
})

test('ends a long message with an ellipsis, between two characters', () => {
  const text = textOf(chatLink('85220000012', '🏠'.repeat(1_000)))
  expect(text).toMatch(/^(🏠)+…$/u)
})

test('accepts half a surrogate pair', () => {
  expect(() => chatLink('1', 'a\ud800')).not.toThrow()
})

test('keeps an emoji sequence whole or omits it', () => {
  const text = textOf(chatLink('85220000012', '👨‍👩‍👧‍👦'.repeat(200)))
  expect(text).toMatch(/^(👨‍👩‍👧‍👦)+…$/u)
})

test('greets with the name of the item, and its price if it has one', () => {
  const set = { zh: '盆菜', en: 'Poon choi' }
  expect(chatGreeting(set, 'zh')).toBe('你好！我想查詢「盆菜」。')
  expect(chatGreeting(set, 'zh', { zh: '$98/位', en: '$98 per person' })).toBe(
    '你好！我想查詢「盆菜」（$98/位）。',
  )
  expect(chatGreeting(set, 'en', { zh: '$98/位', en: '$98 per person' })).toBe(
    'Hello! I would like to ask about “Poon choi” ($98 per person).',
  )
  expect(chatGreeting(null, 'en')).toContain('catering')
})

test('greets from a page and from an order', () => {
  const page = { zh: '泰式到會', en: 'Thai' }
  expect([pageGreeting(page, 'zh'), pageGreeting(page, 'en')]).toEqual([
    '你好！我正在看「泰式到會」頁，想查詢到會服務。',
    'Hello! I am looking at your page “Thai” and would like to ask about catering.',
  ])
  expect(orderGreeting('HY-7K2M', 'zh')).toContain('HY-7K2M')
  expect(orderGreeting('HY-7K2M', 'en')).toContain('HY-7K2M')
})
