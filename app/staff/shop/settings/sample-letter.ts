import { notSaved } from '#content/staff/shell/save-failure.ts'
import { noOwnAddress, sampleQueued } from '#content/staff/shop/settings/sample-letters.ts'
import { settingsPage } from '#content/staff/shop/settings/settings.ts'
import { type LetterOccasion, letterOccasions } from '#domain/shop/letter-words.ts'
import { formReader } from '#domain/staff/forms/fields.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { wordsFor } from '#domain/staff/shop/settings/mail-section.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { SettingsApi } from '#server/page-data/staff/shop/settings-api.ts'
import type { SettingsFormResult } from './settings-result.ts'

/** The button's verb is this prefix and the occasion. */
export const sampleVerb = 'sample-'

export const sampledOccasion = (verb: string): LetterOccasion | null =>
  letterOccasions.find((occasion) => verb === `${sampleVerb}${occasion}`) ?? null

interface MailInput {
  readonly values: Values
  readonly base: Values
  readonly hasEnglish: boolean
}

export async function trySampleLetter(
  settings: SettingsApi,
  staff: StaffMember,
  occasion: LetterOccasion,
  { values, base, hasEnglish }: MailInput,
): Promise<{ readonly formResult: SettingsFormResult; readonly status: number }> {
  const isChanged = Object.entries(values).some(([name, value]) => value !== (base[name] ?? ''))
  const result: SettingsFormResult = {
    section: 'mail',
    testedLetter: occasion,
    ...(isChanged && { input: values, base }),
  }
  const reader = formReader(values, hasEnglish)
  const words = wordsFor(occasion, reader)
  const { problems } = reader
  if (Object.keys(problems).length > 0)
    return { formResult: { ...result, problem: settingsPage.problems, problems }, status: 422 }
  const request = await settings.trySample(staff, { occasion, words })
  switch (request) {
    case 'not-allowed':
      return { formResult: { ...result, problem: settingsPage.notAllowed }, status: 403 }
    case 'no-address':
      return { formResult: { ...result, problem: noOwnAddress }, status: 422 }
    case 'temporarily-unavailable':
      return { formResult: { ...result, problem: notSaved }, status: 503 }
    default:
      return { formResult: { ...result, success: sampleQueued(occasion, request.to) }, status: 200 }
  }
}
