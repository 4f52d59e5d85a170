/** The labels of a day: one for each tray and box, on sheets of eight. */
import { type Container, containersOf, type PackedOrder } from './containers.ts'

/** Two by four labels of 100 × 70 mm on a sheet of A4. */
export const labelsPerSheet = 8

/** Labels shown and printed at once: a large day goes slot by slot, and the page stays small. */
export const labelsAtOnce = 20 * labelsPerSheet

export interface Label extends Container {
  readonly order: Pick<PackedOrder, 'id' | 'reference' | 'slot'>
  /** The how manieth of the order's trays and boxes it is, from 1. */
  readonly index: number
  readonly of: number
}

export function labelsOf(order: PackedOrder): readonly Label[] {
  const containers = containersOf(order)
  const { id, reference, slot } = order
  return containers.map((container, index) => ({
    ...container,
    order: { id, reference, slot },
    index: index + 1,
    of: containers.length,
  }))
}

export interface Sheet<Printed> {
  /** From 1. */
  readonly number: number
  readonly places: readonly { readonly place: number; readonly label: Printed | null }[]
}

/** The places of a sheet, from the upper left, line by line. */
export const labelPlaces = Array.from({ length: labelsPerSheet }, (_, index) => index + 1)

/**
 * Lays labels on sheets from a place on. Places before it are empty: a sheet that was used in part can be printed to its
 * end.
 * @param start from 1, the place at the upper left, to 8
 */
export function sheetsOf<Printed>(labels: readonly Printed[], start: number): readonly Sheet<Printed>[] {
  const length = labels.length === 0 ? 0 : Math.ceil((start - 1 + labels.length) / labelsPerSheet)
  return Array.from({ length }, (_, sheet) => ({
    number: sheet + 1,
    places: labelPlaces.map((place) => ({
      place,
      label: labels[sheet * labelsPerSheet + place - start] ?? null,
    })),
  }))
}
