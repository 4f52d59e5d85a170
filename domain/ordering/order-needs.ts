/** Kitchen and driver read these optional notes. */
import { plainText, textRefusal } from '#domain/free-text.ts'
import { maxLetters } from '#domain/input-limits.ts'
import { type Allergen, allergens } from '#domain/menu/allergens.ts'
import type { Refusal } from '#domain/refusals.ts'
import type { Fulfilment } from './order.ts'
import { byNote, isOfDelivery, type Notes, noteNames } from './order-fields.ts'

export const accessKinds = ['lift', 'stairs', 'permit', 'no-waiting'] as const

export type AccessKind = (typeof accessKinds)[number]

/** A lift makes a delivery easier. */
export const isHindrance = (kind: AccessKind): boolean => kind !== 'lift'

export interface OrderNeeds {
  readonly allergens: readonly Allergen[]
  readonly access: readonly AccessKind[]
  readonly accessNote: string
}

export const noNeeds: OrderNeeds = { allergens: [], access: [], accessNote: '' }

/** Removes duplicates and sorts; pickups need no access notes. */
export function checkNeeds(
  input: OrderNeeds,
  fulfilment: Fulfilment | null,
): { readonly needs: OrderNeeds; readonly refusals: readonly Refusal[] } {
  const accessNote = plainText(input.accessNote)
  const tooLong = textRefusal('accessNote', accessNote, maxLetters.accessNote)
  const access = { access: accessKinds.filter((kind) => input.access.includes(kind)), accessNote }
  const needs = {
    ...noNeeds,
    allergens: allergens.filter((allergen) => input.allergens.includes(allergen)),
    ...(fulfilment !== 'pickup' && access),
  }
  return { needs, refusals: tooLong ? [tooLong] : [] }
}

export function checkNotes(
  input: Notes,
  isPickup: boolean,
): { readonly notes: Notes; readonly refusals: readonly Refusal[] } {
  const notes = byNote((name) => (isPickup && isOfDelivery(name) ? '' : plainText(input[name])))
  const refusals = noteNames.flatMap((name) => textRefusal(name, notes[name], maxLetters[name]) ?? [])
  return { notes, refusals }
}
