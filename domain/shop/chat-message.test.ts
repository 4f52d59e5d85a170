import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chatLink, longestLink } from './chat-message.ts'

const textOf = (link: string) => new URL(link).searchParams.get('text') ?? ''

test('the chat link opens the chat with a prefilled message', () => {
  const link = chatLink('+852 2000 0012', 'Hello & 你好?\nTwo lines')
  expect(link.startsWith('https://wa.me/85220000012?text=')).toBe(true)
  expect(textOf(link)).toBe('Hello & 你好?\nTwo lines')
})

test('the chat link keeps every link short and readable, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3_000, size: 'max' }), (text) => {
      const link = chatLink('85220000012', text)
      expect(link.length).toBeLessThan(longestLink)
      expect(textOf(link)).not.toMatch(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u)
    }),
    { numRuns: 60 },
  )
})

test('the chat link ends a long message with an ellipsis, between two characters', () => {
  const text = textOf(chatLink('85220000012', '🏠'.repeat(1_000)))
  expect(text).toMatch(/^(🏠)+…$/u)
})

test('the chat link accepts half a surrogate pair', () => {
  expect(() => chatLink('1', 'a\ud800')).not.toThrow()
})

test('the chat link keeps an emoji sequence whole or omits it', () => {
  const text = textOf(chatLink('85220000012', '👨‍👩‍👧‍👦'.repeat(200)))
  expect(text).toMatch(/^(👨‍👩‍👧‍👦)+…$/u)
})
