import fc from 'fast-check'

/** @param list not empty */
export const oneOf = <Item>(list: readonly Item[], number: number): Item =>
  list[number % list.length] as (typeof list)[number]

/** The words are not empty after trimming. */
export const someWords = fc
  .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 20 })
  .map((text) => `x${text.trim()}`)
