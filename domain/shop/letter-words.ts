/** The shop adds these texts to its letters. */
import type { OrderVerb } from '#domain/placed/order-verbs.ts'
import type { Text } from '#domain/text.ts'

/** The shop can add a text to each of these letters. */
export const letterOccasions = ['placed', 'confirmed', 'reminder', 'on-the-road', 'moved', 'ended'] as const

export type LetterOccasion = (typeof letterOccasions)[number]

export type LetterWords = { readonly [Occasion in LetterOccasion]?: Text }

const occasionOf: { readonly [Verb in OrderVerb]?: LetterOccasion } = {
  place: 'placed',
  confirm: 'confirmed',
  remind: 'reminder',
  'send-out': 'on-the-road',
  postpone: 'moved',
  'change-slot': 'moved',
  'change-date': 'moved',
  reject: 'ended',
  cancel: 'ended',
  release: 'ended',
  refund: 'ended',
}

export function ownWords(words: LetterWords, verb: OrderVerb): Text | null {
  const occasion = occasionOf[verb]
  return (occasion && words[occasion]) ?? null
}
