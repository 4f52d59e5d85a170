import { expect, test } from 'vitest'
import { notSaved } from '#content/staff/not-saved.ts'
import { settingsPage } from '#content/staff/settings/settings.ts'
import { toldOf } from './told.ts'

const typed = {
  section: 'terms',
  opened: { termsVersion: '2026-11' },
  typed: { termsVersion: '2027-01' },
} as const

test.each([
  ['not-allowed', 403, settingsPage.notAllowed],
  ['temporarily-unavailable', 503, notSaved],
] as const)('%s is told in words of its own, with what was typed', (reason, status, problem) => {
  const { section, typed: values, opened } = typed
  expect(toldOf({ ...typed, seen: '' }, { ok: false, reason })).toEqual({
    ...{ status, told: { section, typed: values, opened, problem } },
  })
})
