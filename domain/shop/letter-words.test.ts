import { expect, test } from 'vitest'
import { orderVerbs } from '#domain/placed/order-verbs.ts'
import { letterOccasions, ownWords } from './letter-words.ts'

const words = Object.fromEntries(
  letterOccasions.map((name) => [name, { zh: `${name}句`, en: `${name} words` }]),
)

test('every occasion has a letter that says its words, and no letter those of another', () => {
  const messages = orderVerbs.flatMap((verb) => ownWords(words, verb)?.en ?? [])
  expect(new Set(messages)).toEqual(new Set(letterOccasions.map((name) => `${name} words`)))
  expect(ownWords(words, 'send-out')?.zh).toBe('on-the-road句')
})

test('a letter without words of the shop adds none', () => {
  expect(ownWords({}, 'place')).toBeNull()
  expect(ownWords(words, 'take-payment')).toBeNull()
})
