/** Orders have these contact fields (spec section 5, decisions 9 to 11). */
import { compatibilityForm, isBlank, isTooLong, letterCount, oneLine } from '#domain/free-text.ts'
import { maxLetters } from '#domain/input-limits.ts'
import { parsePhone } from '#domain/phone.ts'
import { type Refusal, type Result, refusal } from '#domain/refusals.ts'
import type { Contact } from './order.ts'
import { checkNotes } from './order-needs.ts'

/** The pattern is the HTML standard's, with at least one dot in the domain. */
const emailForm =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i

/** Bounds for Chinese names; Latin names may be longer. */
const chineseNameLength = {
  order: { min: 1, max: maxLetters.name },
  enquiry: { min: 1, max: 5 },
  cooperation: { min: 2, max: 5 },
} as const

export type NameForm = keyof typeof chineseNameLength

/** Applies decisions 10. */
export function nameRefusal(
  text: string,
  form: NameForm = 'order',
): Refusal<'name-missing' | 'name-length'> | null {
  const name = oneLine(text)
  if (isBlank(name)) return refusal('name-missing', 'name', {})
  const isChinese = /\p{Script=Han}/u.test(name) && !/\p{Script=Latin}/u.test(name)
  const { min, max } = isChinese ? chineseNameLength[form] : chineseNameLength.order
  const length = isChinese
    ? letterCount(name.replace(/[\s·‧・\p{Default_Ignorable_Code_Point}]/gu, ''))
    : letterCount(name)
  return length < min || length > max ? refusal('name-length', 'name', { min, max }) : null
}

const noEmail = { ok: true, value: '' } as const

export function parseEmail(text: string): Result<string, 'email-missing' | 'email-invalid'> {
  const email = compatibilityForm(text.trim(), maxLetters.email)
    ?.replace(/\p{Bidi_Control}/gu, '')
    .trim()
  if (email === '') return { ok: false, refusal: refusal('email-missing', 'email', {}) }
  const isEmail = email !== undefined && !isTooLong(email, maxLetters.email) && emailForm.test(email)
  return isEmail ? { ok: true, value: email } : { ok: false, refusal: refusal('email-invalid', 'email', {}) }
}

/** The spelling by which addresses are compared; empty if the text is no address. */
export function canonicalEmail(text: string): string {
  const email = parseEmail(text)
  return email.ok ? email.value.toLowerCase() : ''
}

/** `email` is null if the form or call has no such field. */
export type ContactInput = Omit<Contact, 'email'> & { readonly email: string | null }

/**
 * Both phones are required by the specification. Returns all refusals, and the contact trimmed with phones
 * in E.164 unless refused.
 */
export function checkContact(
  input: ContactInput,
  isPickup: boolean,
): {
  readonly contact: Contact
  readonly refusals: readonly Refusal[]
} {
  const name = nameRefusal(input.name)
  const email = input.email === null ? noEmail : parseEmail(input.email)
  const phone = parsePhone(input.phone, 'phone')
  const alternatePhone = parsePhone(input.alternatePhone, 'alternatePhone')
  const { notes, refusals: tooLong } = checkNotes(input, isPickup)
  const contact = {
    ...notes,
    name: oneLine(input.name),
    email: email.ok ? email.value : (input.email ?? ''),
    phone: phone.ok ? phone.value : input.phone,
    alternatePhone: alternatePhone.ok ? alternatePhone.value : input.alternatePhone,
  }
  const refusals = [email, phone, alternatePhone].flatMap((result) => (result.ok ? [] : [result.refusal]))
  return { contact, refusals: [name, ...refusals, ...tooLong].filter((each) => each !== null) }
}
