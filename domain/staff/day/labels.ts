/** Every tray and box has one label. */
import { type Container, containersOf, type PackedOrder } from './containers.ts'

/** An A4 sheet has 2 × 4 labels of 100 × 70 mm. */
export const labelsPerSheet = 8

/** Larger days are printed by slot to keep the page small. */
export const labelsAtOnce = 20 * labelsPerSheet

export interface Label extends Container {
  readonly order: Pick<PackedOrder, 'id' | 'reference' | 'slot'>
  /** The position counts the order's containers from 1. */
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
  /** The first label has the number 1. */
  readonly number: number
  readonly places: readonly { readonly place: number; readonly label: Printed | null }[]
}

/** The places go row by row from the upper left. */
export const labelPlaces = Array.from({ length: labelsPerSheet }, (_, index) => index + 1)

/**
 * Leaves earlier places empty, so that partly used sheets can be finished.
 * @param start 1 (upper left) to 8
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
