/** Phone numbers of Hong Kong, Macau, mainland China and Taiwan in any spelling (decisions 9). */
import { compatibilityForm } from './free-text.ts'
import { maxLetters } from './input-limits.ts'
import { phonePatterns } from './phone-patterns.ts'
import { type Result, refusal } from './refusals.ts'

export type Phone = string & { readonly __format: 'E.164' }

/** The order form accepts any mobile of this pattern, assigned or not. */
const mainlandMobile = /^1[34578]\d{9}$/

/** Enough digits to recognise a number, too few to call it. */
export const lastDigits = (phone: Phone | null): string => (phone === null ? '–' : `…${phone.slice(-4)}`)

/** Refuses with 'phone-missing' or 'phone-invalid'. */
export function parsePhone(
  input: string,
  field: 'phone' | 'alternatePhone' = 'phone',
): Result<Phone, 'phone-missing' | 'phone-invalid'> {
  // Address books often add directional marks.
  const text = compatibilityForm(input.trim(), maxLetters[field])
    ?.replace(/\p{Bidi_Control}/gu, '')
    .trim()
  if (text === '') return { ok: false, refusal: refusal('phone-missing', field, {}) }
  const value = text === undefined ? null : readPhone(text)
  return value ? { ok: true, value } : { ok: false, refusal: refusal('phone-invalid', field, {}) }
}

function readPhone(text: string): Phone | null {
  if (!/^\+?[\d\s().\-‐-―]{3,30}$/.test(text)) return null
  const digits = text.replace(/\D/g, '')
  if (text.startsWith('+')) return international(digits)
  if (digits.startsWith('00')) return international(digits.slice(2))
  return national(digits) ?? international(digits)
}

function international(digits: string): Phone | null {
  for (const country of phonePatterns) {
    if (!digits.startsWith(country.callingCode)) continue
    const number = significant(digits.slice(country.callingCode.length), country)
    if (number) return e164(country.callingCode, number)
  }
  return null
}

/** Hong Kong comes first: Macau's mobiles look the same and need +853 if ambiguous. */
function national(digits: string): Phone | null {
  for (const country of phonePatterns) {
    // Taiwanese numbers need their 0; without it, a Hong Kong number with an extra digit is more likely.
    if (country.callingCode === '886' && !digits.startsWith('0')) continue
    const number = significant(digits, country)
    if (number) return e164(country.callingCode, number)
  }
  return null
}

/** Returns null if the number is not the country's. */
function significant(digits: string, country: (typeof phonePatterns)[number]): string | null {
  const { callingCode, trunkPrefix, national: pattern } = country
  const number = trunkPrefix && digits.startsWith(trunkPrefix) ? digits.slice(trunkPrefix.length) : digits
  const isAccepted = pattern.test(number) || (callingCode === '86' && mainlandMobile.test(number))
  return isAccepted ? number : null
}

function e164(callingCode: string, number: string): Phone {
  return `+${callingCode}${number}` as Phone
}
