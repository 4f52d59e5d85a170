/** What the page says after a form of the settings was sent. */

import { notSaved } from '#content/staff/shell/not-saved.ts'
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
  seenText,
  type TypedSettings,
} from '#domain/staff/shop/settings/saving.ts'
import type { Text } from '#domain/text.ts'

/** What saving changes and does, to be agreed to before it is saved. */
export interface ToldCheck {
  readonly changes: SettingsCheck['changes']
  readonly effects: readonly Text[]
  /** What the form sends back to save just that. */
  readonly seen: string
}

export interface SettingsFormResult {
  /** The section it is about; null: none. */
  readonly section: SectionId | null
  readonly done?: Text
  readonly problem?: Text
  /** What was typed and is not saved; `opened` has the values that were there before. */
  readonly typed?: Values
  readonly opened?: Values
  readonly problems?: Problems
  /** What somebody else changed meanwhile, as it is stored. */
  readonly clashes?: Values
  readonly check?: ToldCheck
  /** The letter that was tried: its note stands below its words. */
  readonly tried?: LetterOccasion
}

/** Whether something was saved. After any other answer the page is not read again: an outage would take what was typed. */
export const isStored = ({ done }: SettingsFormResult): boolean => done !== undefined

/** The answer to a form, with its status. */
export function resultOf(
  { section, typed, opened }: TypedSettings,
  result: SettingsResult,
): { readonly formResult: SettingsFormResult; readonly status: number } {
  if (result.ok) return { formResult: { section, done: settingsPage.saved }, status: 200 }
  const kept = { section, typed, opened }
  switch (result.reason) {
    case 'nothing-changed':
      return { formResult: { section, done: settingsPage.nothing }, status: 200 }
    case 'look':
      return {
        formResult: { section, typed: result.values, opened: result.stored, check: worded(result.check) },
        status: 200,
      }
    case 'problems':
      return {
        formResult: { ...kept, problem: settingsPage.problems, problems: result.problems },
        status: 422,
      }
    case 'clashes': {
      const isClash = ([name]: readonly [string, string]) =>
        result.units.some((unit) => name === unit || name.startsWith(`${unit}.`) || unit === section)
      const clashes = Object.fromEntries(Object.entries(result.stored).filter(isClash))
      return {
        formResult: { ...kept, opened: result.stored, problem: settingsPage.clash, clashes },
        status: 409,
      }
    }
    case 'not-allowed':
      return { formResult: { ...kept, problem: settingsPage.notAllowed }, status: 403 }
    case 'temporarily-unavailable':
      return { formResult: { ...kept, problem: notSaved }, status: 503 }
  }
}

const worded = (check: SettingsCheck): ToldCheck => ({
  changes: check.changes,
  effects: check.effects.map(effectText),
  seen: seenText(check),
})

/** The values with which the form was opened, as it sent them; null: no form of this page sent them. */
export function openedValues(sent: string): Values | null {
  let read: unknown
  try {
    read = JSON.parse(sent)
  } catch {
    return null
  }
  if (!isRecord(read)) return null
  const given = Object.entries(read).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(given)
}
