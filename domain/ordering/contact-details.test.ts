import { describe, expect, test } from 'vitest'
import { noNotes } from '#domain/ordering/order-fields.ts'
import { checkContact, nameRefusal, parseEmail } from './contact-details.ts'

const good = {
  name: ' 陳大文 ',
  email: 'chan@example.com',
  phone: '9123 4567',
  alternatePhone: '2345 6789',
  ...noNotes,
}

describe('the contact of an order', () => {
  test('is stored trimmed, with phones in E.164', () => {
    const { contact, refusals } = checkContact(good, false)
    expect(refusals).toEqual([])
    expect(contact).toMatchObject({ name: '陳大文', phone: '+85291234567', alternatePhone: '+85223456789' })
  })

  test('requires everything but the remarks, and keeps the input', () => {
    const empty = {
      name: '',
      email: '',
      phone: '',
      alternatePhone: 'x',
      ...noNotes,
      specialInstructions: 'x'.repeat(1001),
    }
    const { contact, refusals } = checkContact(empty, false)
    expect(refusals.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'name name-missing',
      'email email-missing',
      'phone phone-missing',
      'alternatePhone phone-invalid',
      'specialInstructions text-too-long',
    ])
    expect(contact.alternatePhone).toBe('x')
  })

  test('loses line breaks and changes of text direction', () => {
    expect(checkContact({ ...good, name: 'A\r\nBcc: \u202eB\u0000' }, false).contact.name).toBe('A Bcc: B')
  })
})

test('the contact check counts a Chinese name by character and allows longer Latin names', () => {
  const bookedPortions = (name: string, form: 'order' | 'enquiry' | 'cooperation') =>
    nameRefusal(name, form) === null
  expect([
    bookedPortions('陳', 'enquiry'),
    bookedPortions('歐陽大文仔', 'enquiry'),
    bookedPortions('歐陽大文仔仔', 'enquiry'),
  ]).toEqual([true, true, false])
  expect(bookedPortions('陳', 'order')).toBe(true)
  expect([bookedPortions('陳', 'cooperation'), bookedPortions('陳文', 'cooperation')]).toEqual([false, true])
  expect([
    bookedPortions('Wolfeschlegelstein Hubert', 'enquiry'),
    bookedPortions('x'.repeat(61), 'order'),
  ]).toEqual([true, false])
})

test('the contact check accepts only e-mail addresses of a valid form', () => {
  for (const text of ['a@b.co', 'first.last+tag@sub.example.com', ' ａ@b.com '])
    expect(parseEmail(text).ok).toBe(true)
  for (const text of [
    'chan@',
    '@b.com',
    'a@b',
    'a b@c.com',
    'a@-b.com',
    'a@b.com\nBcc: c@d.com',
    `${'a'.repeat(65)}@b.com`,
  ]) {
    expect(parseEmail(text).ok).toBe(false)
  }
})
