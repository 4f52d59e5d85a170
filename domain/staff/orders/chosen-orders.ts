import { maxSelected } from './order-move.ts'

const maxDigits = 12

/** The ids are separated by commas. */
export const chosenQuery = (orderIds: readonly number[]) =>
  `?orders=${orderIds.slice(0, maxSelected).join(',')}`

export const maxChosenQueryLetters = maxSelected * (maxDigits + 1)

/** Ignores duplicates and invalid ids. */
export function readOrderIds(text: string): readonly number[] {
  const numbers = text
    .slice(0, maxChosenQueryLetters)
    .split(',')
    .filter((each) => /^[1-9]\d{0,11}$/.test(each))
  return [...new Set(numbers.map(Number))].slice(0, maxSelected)
}

/** Each value is `id.version.step`; orders without a step count too. */
export const chosenOf = (values: readonly string[]): readonly number[] =>
  readOrderIds(
    values
      .slice(0, maxSelected)
      .map((text) => text.slice(0, 60).split('.', 1).join())
      .join(','),
  )
