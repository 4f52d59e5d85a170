/** Section 5 of the specification describes event enquiries. */

import type { CalendarDate } from '#domain/calendar.ts'
import { eventDateRefusal, slotRefusal } from '#domain/delivery/delivery-dates.ts'
import { isBlank, oneLine, plainText, textRefusal } from '#domain/free-text.ts'
import { guestLimits, maxLetters, waiterLimits } from '#domain/input-limits.ts'
import { nameRefusal, parseEmail } from '#domain/ordering/contact-details.ts'
import { parsePhone } from '#domain/phone.ts'
import { type Refusal, type RefusalCode, type RefusalField, refusal } from '#domain/refusals.ts'
import { plainFigures } from '#domain/typed-figures.ts'
import type { ShorteningStep } from './chat-hand-over.ts'
import type { Slot } from './settings.ts'

/** The fields are in form order. */
export const enquiryFields = [
  'name',
  'email',
  'phone',
  'company',
  'date',
  'slot',
  'location',
  'guests',
  'budget',
  'servingStyle',
  'waiters',
  'food',
  'drinks',
  'equipment',
  'remarks',
] as const satisfies readonly RefusalField[]

export type EnquiryField = (typeof enquiryFields)[number]

export const servingStyles = ['buffet', 'lunch-box', 'platters', 'reception'] as const
export type ServingStyle = (typeof servingStyles)[number]

export const equipmentKinds = ['heat-stove', 'table', 'chairs', 'table-linen'] as const
export type EquipmentKind = (typeof equipmentKinds)[number]

/** `equipment` is a comma-separated list of ids. */
export type EnquiryDraft = Readonly<Record<EnquiryField, string>>

export const emptyEnquiry: EnquiryDraft = {
  name: '',
  email: '',
  phone: '',
  company: '',
  date: '',
  slot: '',
  location: '',
  guests: '',
  budget: '',
  servingStyle: '',
  waiters: '',
  food: '',
  drinks: '',
  equipment: '',
  remarks: '',
}

/** Trimmed, with the phone in E.164; omitted fields are '' or null. */
export interface Enquiry {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly company: string
  readonly date: CalendarDate
  readonly slot: Slot
  readonly location: string
  readonly guests: number
  readonly budget: string
  readonly servingStyle: ServingStyle | null
  readonly waiters: number | null
  readonly food: string
  readonly drinks: string
  readonly equipment: readonly EquipmentKind[]
  readonly remarks: string
}

export interface EnquiryRules {
  readonly today: CalendarDate
  readonly slots: readonly Slot[]
}

export type EnquiryCheck =
  | { readonly ok: true; readonly value: Enquiry }
  /** The refusals follow the form, at most one per field. */
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

/** Dates and slots follow decisions 14 and 15. */
export function checkEnquiry(draft: EnquiryDraft, { today, slots }: EnquiryRules): EnquiryCheck {
  const email = parseEmail(draft.email)
  const phone = parsePhone(draft.phone)
  const guests = readNumber(draft.guests)
  const waiters = readNumber(draft.waiters)
  const slot = slots.find(({ from }) => from === draft.slot)
  const refusals: Partial<Record<EnquiryField, Refusal | null>> = {
    name: nameRefusal(draft.name, 'enquiry'),
    email: email.ok ? null : email.refusal,
    phone: phone.ok ? null : phone.refusal,
    company: tooLong('company', draft.company),
    date: eventDateRefusal(draft.date, today),
    slot: slotRefusal(draft.slot, slots),
    location:
      requireField('location', draft.location, 'location-missing') ?? tooLong('location', draft.location),
    guests: requireField('guests', draft.guests, 'guests-missing') ?? outside('guests', guests, guestLimits),
    budget: requireField('budget', draft.budget, 'budget-missing') ?? tooLong('budget', draft.budget),
    waiters: isBlank(draft.waiters) ? null : outside('waiters', waiters, waiterLimits),
    food: requireField('food', draft.food, 'food-missing') ?? tooLong('food', draft.food),
    drinks: tooLong('drinks', draft.drinks),
    remarks: tooLong('remarks', draft.remarks),
  }
  const matches = enquiryFields.flatMap((field) => refusals[field] ?? [])
  if (matches.length > 0 || !email.ok || !phone.ok || guests === null || !slot)
    return { ok: false, refusals: matches }
  return {
    ok: true,
    value: {
      name: oneLine(draft.name),
      email: email.value,
      phone: phone.value,
      company: oneLine(draft.company),
      date: draft.date as CalendarDate,
      slot,
      location: oneLine(draft.location),
      guests,
      budget: oneLine(draft.budget),
      servingStyle: servingStyles.find((style) => style === draft.servingStyle) ?? null,
      waiters,
      food: plainText(draft.food),
      drinks: plainText(draft.drinks),
      equipment: chosenEquipment(draft),
      remarks: plainText(draft.remarks),
    },
  }
}

export function chosenEquipment({ equipment }: Pick<EnquiryDraft, 'equipment'>): readonly EquipmentKind[] {
  const choices = equipment.split(',')
  return equipmentKinds.filter((kind) => choices.includes(kind))
}

/**
 * Minimum lengths in encoded characters (9 for a Chinese one). Remarks shrink last; name, date and guests
 * stay unless the name alone is too long.
 */
export const enquiryShortening: readonly ShorteningStep<EnquiryField>[] = [
  ['drinks', 135],
  ['company', 180],
  ['budget', 90],
  ['food', 270],
  ['location', 270],
  ['remarks', 9],
  ['name', 180],
  ['drinks', 45],
  ['company', 45],
  ['budget', 45],
  ['food', 90],
  ['location', 90],
]

function requireField(
  field: EnquiryField,
  text: string,
  code: RefusalCode & `${string}-missing`,
): Refusal | null {
  return isBlank(text) ? (refusal(code, field, {}) as Refusal) : null
}

function tooLong(field: EnquiryField & keyof typeof maxLetters, text: string): Refusal | null {
  return textRefusal(field, plainText(text), maxLetters[field])
}

function outside(
  field: EnquiryField,
  number: number | null,
  limits: { readonly min: number; readonly max: number },
): Refusal | null {
  const { min, max } = limits
  return number !== null && number >= min && number <= max
    ? null
    : refusal('number-invalid', field, { min, max })
}

/** Accepts full-width digits and thousands commas; null for other text. */
export function readNumber(text: string): number | null {
  const figures = plainFigures(text).replaceAll(',', '')
  return /^\d{1,6}$/.test(figures) ? Number(figures) : null
}
