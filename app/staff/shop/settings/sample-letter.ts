import { notSaved } from '#content/staff/shell/not-saved.ts'
import { noOwnAddress, sampleQueued } from '#content/staff/shop/settings/sample-letters.ts'
import { settingsPage } from '#content/staff/shop/settings/settings.ts'
import { type LetterOccasion, letterOccasions } from '#domain/shop/letter-words.ts'
import { formReader } from '#domain/staff/forms/fields.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { wordsFor } from '#domain/staff/shop/settings/mail-section.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { SettingsApi } from '#server/page-data/staff/shop/settings-api.ts'
import type { SettingsFormResult } from './settings-result.ts'

/** Prefix of the button's verb, followed by the occasion. */
export const sampleVerb = 'sample-'

export const sampledOccasion = (verb: string): LetterOccasion | null =>
  letterOccasions.find((occasion) => verb === `${sampleVerb}${occasion}`) ?? null

interface TypedMail {
  readonly values: Values
  readonly opened: Values
}

export async function trySampleLetter(
  settings: SettingsApi,
  staff: StaffMember,
  occasion: LetterOccasion,
  { values, opened }: TypedMail,
): Promise<{ readonly formResult: SettingsFormResult; readonly status: number }> {
  const isChanged = Object.entries(values).some(([name, value]) => value !== (opened[name] ?? ''))
  const kept: SettingsFormResult = {
    section: 'mail',
    tried: occasion,
    ...(isChanged && { typed: values, opened }),
  }
  const reader = formReader(values)
  const words = wordsFor(occasion, reader)
  const { problems } = reader
  if (Object.keys(problems).length > 0)
    return { formResult: { ...kept, problem: settingsPage.problems, problems }, status: 422 }
  const asked = await settings.trySample(staff, { occasion, words })
  switch (asked) {
    case 'not-allowed':
      return { formResult: { ...kept, problem: settingsPage.notAllowed }, status: 403 }
    case 'no-address':
      return { formResult: { ...kept, problem: noOwnAddress }, status: 422 }
    case 'temporarily-unavailable':
      return { formResult: { ...kept, problem: notSaved }, status: 503 }
    default:
      return { formResult: { ...kept, done: sampleQueued(occasion, asked.to) }, status: 200 }
  }
}
