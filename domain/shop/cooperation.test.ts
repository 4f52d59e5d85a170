import { expect, test } from 'vitest'
import { type CooperationDraft, checkCooperation, emptyCooperation } from './cooperation.ts'

const good: CooperationDraft = {
  name: '陳大文',
  email: 'chan@example.com',
  phone: '9123 4567',
  company: '海柏科技有限公司',
  cooperationType: 'party-room',
}

const refusalsOf = (changes: Partial<CooperationDraft>) => {
  const check = checkCooperation({ ...good, ...changes })
  return check.ok ? [] : check.refusals.map(({ field, code }) => `${field} ${code}`)
}

test('all five fields are required', () => {
  expect(refusalsOf(emptyCooperation)).toEqual([
    'name name-missing',
    'email email-missing',
    'phone phone-missing',
    'company company-missing',
    'cooperationType cooperation-type-missing',
  ])
})

test('an accepted enquiry is trimmed, with the phone in E.164', () => {
  expect(checkCooperation({ ...good, company: ' A\nB ' })).toEqual({
    ok: true,
    value: { ...good, phone: '+85291234567', company: 'A B' },
  })
})

test.each([
  ['name', '陳', 'name-length'],
  ['name', '陳文', null],
  ['name', '歐陽大文仔', null],
  ['name', '歐陽大文仔仔', 'name-length'],
  ['name', 'Al', null],
  ['name', 'x'.repeat(61), 'name-length'],
  ['email', 'chan', 'email-invalid'],
  ['phone', '1234', 'phone-invalid'],
  ['company', '公'.repeat(80), null],
  ['company', '公'.repeat(81), 'text-too-long'],
  ['cooperationType', 'event-organiser', null],
  ['cooperationType', 'zoo', 'cooperation-type-missing'],
] as const)('the partnership form checks %s "%s": %s', (field, text, code) => {
  expect(refusalsOf({ [field]: text })).toEqual(code === null ? [] : [`${field} ${code}`])
})
