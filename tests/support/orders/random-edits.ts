/** What random changes of an owner are drawn from. */
import fc from 'fast-check'

/** One of a list, which is not empty. */
export const oneOf = <Item>(list: readonly Item[], number: number): Item =>
  list[number % list.length] as (typeof list)[number]

/** Text that is never empty once it is trimmed. */
export const someWords = fc
  .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 20 })
  .map((text) => `x${text.trim()}`)
