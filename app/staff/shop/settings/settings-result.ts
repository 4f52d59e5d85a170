import { notSaved } from '#content/staff/shell/save-failure.ts'
import { effectText } from '#content/staff/shop/settings/setting-effects.ts'
import { settingsPage } from '#content/staff/shop/settings/settings.ts'
import { isRecord } from '#domain/json.ts'
import type { LetterOccasion } from '#domain/shop/letter-words.ts'
import type { Problems } from '#domain/staff/forms/problems.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import type { SectionId } from '#domain/staff/shop/settings/field-limits.ts'
import {
  type SettingsCheck,
  type SettingsResult,
  type SettingsSubmission,
  seenText,
} from '#domain/staff/shop/settings/save-result.ts'
import type { Text } from '#domain/text.ts'

export interface SettingsPreview {
  readonly changes: SettingsCheck['changes']
  readonly effects: readonly Text[]
  /** Confirms exactly these changes. */
  readonly fingerprint: string
}

export interface SettingsFormResult {
  /** A result that concerns no section has null. */
  readonly section: SectionId | null
  readonly success?: Text
  readonly problem?: Text
  /** The unsaved input; `opened` has the previous values. */
  readonly input?: Values
  readonly base?: Values
  readonly problems?: Problems
  /** Somebody else changed these stored values meanwhile. */
  readonly clashes?: Values
  readonly check?: SettingsPreview
  /** The letter a test was sent for. */
  readonly testedLetter?: LetterOccasion
}

/** Reload only after saving: an outage during a reload would discard the input. */
export const isStored = ({ success }: SettingsFormResult): boolean => success !== undefined

export function resultOf(
  { section, input, base }: SettingsSubmission,
  result: SettingsResult,
): { readonly formResult: SettingsFormResult; readonly status: number } {
  if (result.ok) return { formResult: { section, success: settingsPage.saved }, status: 200 }
  const copy = { section, input, base }
  switch (result.reason) {
    case 'nothing-changed':
      return { formResult: { section, success: settingsPage.nothing }, status: 200 }
    case 'look':
      return {
        formResult: {
          section,
          input: result.values,
          base: result.storedValues,
          check: previewOf(result.check),
        },
        status: 200,
      }
    case 'problems':
      return {
        formResult: { ...copy, problem: settingsPage.problems, problems: result.problems },
        status: 422,
      }
    case 'clashes': {
      const isClash = ([name]: readonly [string, string]) =>
        result.units.some((unit) => name === unit || name.startsWith(`${unit}.`) || unit === section)
      const clashes = Object.fromEntries(Object.entries(result.storedValues).filter(isClash))
      return {
        formResult: { ...copy, base: result.storedValues, problem: settingsPage.clash, clashes },
        status: 409,
      }
    }
    case 'not-allowed':
      return { formResult: { ...copy, problem: settingsPage.notAllowed }, status: 403 }
    case 'temporarily-unavailable':
      return { formResult: { ...copy, problem: notSaved }, status: 503 }
  }
}

const previewOf = (check: SettingsCheck): SettingsPreview => ({
  changes: check.changes,
  effects: check.effects.map(effectText),
  fingerprint: seenText(check),
})

/** The values the form was opened with; null if it is not one of our forms. */
export function openedValues(json: string): Values | null {
  let parsedJson: unknown
  try {
    parsedJson = JSON.parse(json)
  } catch {
    return null
  }
  if (!isRecord(parsedJson)) return null
  const values = Object.entries(parsedJson).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(values)
}
