import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chatGreeting, chatLines, chatLink, longestLink } from './chat-message.ts'

const textOf = (link: string) => new URL(link).searchParams.get('text') ?? ''

test('opens the chat with the message written', () => {
  const link = chatLink('+852 2000 0012', 'Hello & 你好?\nTwo lines')
  expect(link.startsWith('https://wa.me/85220000012?text=')).toBe(true)
  expect(textOf(link)).toBe('Hello & 你好?\nTwo lines')
})

test('a link is short enough and readable whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3_000, size: 'max' }), (text) => {
      const link = chatLink('85220000012', text)
      expect(link.length).toBeLessThan(longestLink)
      expect(textOf(link)).not.toMatch(/(?!\n)\p{Cc}|\p{Bidi_Control}|\ufffd\ufffd/u)
    }),
    { numRuns: 60 },
  )
})

test('a long message ends in an ellipsis, between two characters', () => {
  const text = textOf(chatLink('85220000012', '🏠'.repeat(1_000)))
  expect(text).toMatch(/^(🏠)+…$/u)
})

test('half a character is no error', () => {
  expect(() => chatLink('1', 'a\ud800')).not.toThrow()
})

test('greets with what is being looked at', () => {
  expect(chatGreeting({ zh: '盆菜', en: 'Poon choi' }, 'zh')).toBe('你好！我想查詢「盆菜」。')
  expect(chatGreeting(null, 'en')).toContain('catering')
})

test('leaves out lines without a value', () => {
  expect(
    chatLines([
      ['Name', 'Chan'],
      ['Drinks', ' '],
    ]),
  ).toBe('Name: Chan')
})
