/** The orders that somebody selected in a list, as a form sends them and as an address names them. */
import { maxSelected } from './order-move.ts'

/** Digits of an order's number. */
const maxDigits = 12

/** Numbers with commas between. */
export const chosenQuery = (orderIds: readonly number[]) =>
  `?orders=${orderIds.slice(0, maxSelected).join(',')}`

/** Characters that `chosenQuery` needs at most. */
export const longestChosenQuery = maxSelected * (maxDigits + 1)

/** Each order once; what is no number is left out. */
export function readChosen(typed: string): readonly number[] {
  const numbers = typed
    .slice(0, longestChosenQuery)
    .split(',')
    .filter((each) => /^[1-9]\d{0,11}$/.test(each))
  return [...new Set(numbers.map(Number))].slice(0, maxSelected)
}

/** The orders whose boxes are ticked, each `id.version.step`: also those that no step takes on. */
export const chosenOf = (selected: readonly string[]): readonly number[] =>
  readChosen(
    selected
      .slice(0, maxSelected)
      .map((text) => text.slice(0, 60).split('.', 1).join())
      .join(','),
  )
