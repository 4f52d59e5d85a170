import { expect, test } from 'vitest'
import { orderVerbs } from '#domain/placed/order-verbs.ts'
import { letterOccasions, ownWords } from './letter-words.ts'

const words = Object.fromEntries(
  letterOccasions.map((name) => [name, { zh: `${name}句`, en: `${name} words` }]),
)

test('every occasion’s own text appears in its letter, and in no other', () => {
  const messages = orderVerbs.flatMap((verb) => ownWords(words, verb)?.en ?? [])
  expect(new Set(messages)).toEqual(new Set(letterOccasions.map((name) => `${name} words`)))
  expect(ownWords(words, 'send-out')?.zh).toBe('on-the-road句')
})

test('a letter contains no text of the shop if there is none', () => {
  expect(ownWords({}, 'place')).toBeNull()
  expect(ownWords(words, 'take-payment')).toBeNull()
})
