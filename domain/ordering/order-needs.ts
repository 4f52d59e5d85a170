/** What customers tell the kitchen and the driver: allergies of guests, and how to reach the door. Never required. */
import { plainText, textRefusal } from '#domain/free-text.ts'
import { maxLetters } from '#domain/input-limits.ts'
import type { Refusal } from '#domain/refusals.ts'
import type { Fulfilment } from './order.ts'

/** The allergens that the menu declares for every dish (catalogue/labels.json). */
export const allergens = [
  'gluten',
  'crustacean',
  'egg',
  'fish',
  'milk',
  'mollusc',
  'treenut',
  'peanut',
  'soy',
  'sulphite',
  'sesame',
  'mustard',
  'celery',
] as const

export type Allergen = (typeof allergens)[number]

/** What a driver has to know of an address. */
export const accessKinds = ['lift', 'stairs', 'permit', 'no-waiting'] as const

export type AccessKind = (typeof accessKinds)[number]

/** Whether it makes a delivery harder; a lift makes it easier. */
export const isHindrance = (kind: AccessKind): boolean => kind !== 'lift'

export interface OrderNeeds {
  /** What guests are allergic to. */
  readonly allergens: readonly Allergen[]
  readonly access: readonly AccessKind[]
  readonly accessNote: string
}

export const noNeeds: OrderNeeds = { allergens: [], access: [], accessNote: '' }

/** As they are stored: each kind once, in the order of its list. Who picks the food up needs no way to a door. */
export function checkNeeds(
  typed: OrderNeeds,
  fulfilment: Fulfilment | null,
): { readonly needs: OrderNeeds; readonly refusals: readonly Refusal[] } {
  const accessNote = plainText(typed.accessNote)
  const tooLong = textRefusal('accessNote', accessNote, maxLetters.accessNote)
  const access = { access: accessKinds.filter((kind) => typed.access.includes(kind)), accessNote }
  const needs = {
    ...noNeeds,
    allergens: allergens.filter((allergen) => typed.allergens.includes(allergen)),
    ...(fulfilment !== 'pickup' && access),
  }
  return { needs, refusals: tooLong ? [tooLong] : [] }
}
