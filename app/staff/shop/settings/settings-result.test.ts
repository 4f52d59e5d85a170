import { expect, test } from 'vitest'
import { notSaved } from '#content/staff/shell/save-failure.ts'
import { settingsPage } from '#content/staff/shop/settings/settings.ts'
import { resultOf } from './settings-result.ts'

const input = {
  section: 'terms',
  base: { noticeDays: '3' },
  input: { noticeDays: '5' },
} as const

test.each([
  ['not-allowed', 403, settingsPage.notAllowed],
  ['temporarily-unavailable', 503, notSaved],
] as const)(
  'a save that fails with %s gives its own message and keeps the input',
  (reason, status, problem) => {
    const { section, input: values, base } = input
    expect(resultOf({ ...input, fingerprint: '' }, { ok: false, reason })).toEqual({
      status,
      formResult: { section, input: values, base, problem },
    })
  },
)
