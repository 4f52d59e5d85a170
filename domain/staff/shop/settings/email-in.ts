import { isBlank } from '#domain/free-text.ts'
import { parseEmail } from '#domain/ordering/contact-details.ts'
import type { FormReader } from '#domain/staff/forms/fields.ts'

/** Null if the field is empty or its address invalid. */
export function emailIn(reader: FormReader, name: string): string | null {
  if (isBlank(reader.value(name))) return null
  const email = parseEmail(reader.value(name))
  if (!email.ok) reader.fail(name, 'email-invalid')
  return email.ok ? email.value : null
}
