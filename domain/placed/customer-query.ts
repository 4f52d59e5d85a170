/** Finds customers by a complete reference, phone number or e-mail address. */
import { maxLetters } from '#domain/input-limits.ts'
import { canonicalEmail } from '#domain/ordering/contact-details.ts'
import { type Phone, parsePhone } from '#domain/phone.ts'
import { type OrderReference, parseReference } from './order-reference.ts'

export type RequestedCustomer =
  | { readonly by: 'reference'; readonly reference: OrderReference }
  | { readonly by: 'phone'; readonly phone: Phone }
  /** The address is in lower case. */
  | { readonly by: 'email'; readonly email: string }

export function readCustomerQuery(search: string): RequestedCustomer | null {
  const text = search.slice(0, 2 * maxLetters.email).trim()
  const email = canonicalEmail(text)
  if (email !== '') return { by: 'email', email }
  const reference = parseReference(text)
  if (reference) return { by: 'reference', reference }
  const phone = parsePhone(text)
  return phone.ok ? { by: 'phone', phone: phone.value } : null
}
