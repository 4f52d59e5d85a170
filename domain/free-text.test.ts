import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBlank, oneLine, plainLine, plainLineWithin, plainText, plainTextWithin } from './free-text.ts'

test('normalising free text removes control characters and direction overrides', () => {
  expect(plainText('a\u0000b\u202ec\u2066d\u2069e\u007f')).toBe('abcde')
  expect(plainText('\u202aa\u202b\u202c\u202d\u2067\u2068')).toBe('a')
})

test('normalising free text keeps right-to-left marks, emoji and quotes', () => {
  const input = '\u05e9\u200f \u0645\u061c \u200eabc 👨‍👩‍👧 #&+ "「」’'
  expect(plainText(input)).toBe(input)
})

test('normalising free text converts all line breaks to one form', () => {
  expect(plainText('a\r\nb\rc\nd\te')).toBe('a\nb\nc\nd e')
  expect(oneLine('a\r\n b')).toBe('a b')
})

test('normalising twice equals normalising once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(plainText(plainText(text))).toBe(plainText(text))
      expect(plainText(text).isWellFormed()).toBe(true)
    }),
  )
})

test('a shortened text never ends in half a character, which PostgreSQL refuses within JSON', () => {
  expect(plainTextWithin('ab😀', 3)).toBe('ab')
  expect(plainTextWithin(' ab😀 ', 4)).toBe('ab😀')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, most) => {
      const shortText = plainTextWithin(text, most)
      expect(shortText.isWellFormed()).toBe(true)
      expect(shortText.length).toBeLessThanOrEqual(most)
    }),
  )
})

test('a text without paragraphs becomes one line, and normalising it again changes nothing', () => {
  expect(plainLine(' one  two \r\n\n three ')).toBe('one  two three')
  expect(plainLineWithin('one two', 4)).toBe('one')
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\r', '😀', '\u3000') }),
      fc.nat(9),
      (text, most) => {
        const line = plainLineWithin(text, most)
        expect(line).not.toMatch(/[\r\n]/)
        expect(plainLineWithin(line, most)).toBe(line)
      },
    ),
  )
})

test('an answer of invisible characters counts as empty', () => {
  for (const nothing of ['', ' \n', '\u200e', '\u200b\u2060', '\u061c']) expect(isBlank(nothing)).toBe(true)
  for (const something of ['a', '。', '🎂', '\u200e1']) expect(isBlank(something)).toBe(false)
})
