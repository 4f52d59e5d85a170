/** Section 5 of the specification describes cooperation enquiries. */

import { isBlank, oneLine, textRefusal } from '#domain/free-text.ts'
import { maxLetters } from '#domain/input-limits.ts'
import { nameRefusal, parseEmail } from '#domain/ordering/contact-details.ts'
import { parsePhone } from '#domain/phone.ts'
import { type Refusal, type RefusalField, refusal } from '#domain/refusals.ts'
import type { ShorteningStep } from './chat-hand-over.ts'

/** The fields are in form order. */
export const cooperationFields = [
  'name',
  'email',
  'phone',
  'company',
  'cooperationType',
] as const satisfies readonly RefusalField[]

export type CooperationField = (typeof cooperationFields)[number]

export const cooperationTypes = [
  'party-room',
  'office',
  'school',
  'serviced-apartment',
  'event-organiser',
] as const

export type CooperationType = (typeof cooperationTypes)[number]

export type CooperationDraft = Readonly<Record<CooperationField, string>>

export const emptyCooperation: CooperationDraft = {
  name: '',
  email: '',
  phone: '',
  company: '',
  cooperationType: '',
}

/** The texts are trimmed, and the phone is in E.164. */
export interface Cooperation {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly company: string
  readonly cooperationType: CooperationType
}

export type CooperationCheck =
  | { readonly ok: true; readonly value: Cooperation }
  /** The refusals are in form order, at most one per field. */
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

/** The reasons are in decisions 9 and 10. */
export function checkCooperation(draft: CooperationDraft): CooperationCheck {
  const email = parseEmail(draft.email)
  const phone = parsePhone(draft.phone)
  const cooperationType = cooperationTypes.find((type) => type === draft.cooperationType)
  const matches = [
    nameRefusal(draft.name, 'cooperation'),
    email.ok ? null : email.refusal,
    phone.ok ? null : phone.refusal,
    isBlank(draft.company)
      ? refusal('company-missing', 'company', {})
      : textRefusal('company', oneLine(draft.company), maxLetters.company),
    cooperationType ? null : refusal('cooperation-type-missing', 'cooperationType', {}),
  ].filter((each) => each !== null)
  if (matches.length > 0 || !email.ok || !phone.ok || !cooperationType)
    return { ok: false, refusals: matches }
  const name = oneLine(draft.name)
  const company = oneLine(draft.company)
  return { ok: true, value: { name, email: email.value, phone: phone.value, company, cooperationType } }
}

/** The minimum lengths count encoded characters. */
export const cooperationShortening: readonly ShorteningStep<CooperationField>[] = [
  ['company', 360],
  ['name', 360],
]
