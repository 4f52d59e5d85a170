/** What the form of a section asks for, and how saving it ends. */

import type { Problems } from '#domain/staff/forms/problems.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import type { SectionId } from './field-limits.ts'
import type { SettingChange } from './sections.ts'
import type { SettingEffect } from './setting-effect.ts'

export interface TypedSettings {
  readonly section: SectionId
  /** The values with which the form was opened. */
  readonly opened: Values
  readonly typed: Values
  /** `seenText` of the changes and effects that the person has agreed to; empty: none were shown yet. */
  readonly seen: string
}

/** What saving changes, and what that does. */
export interface SettingsCheck {
  readonly changes: readonly SettingChange[]
  readonly effects: readonly SettingEffect[]
}

export type SettingsResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'not-allowed' | 'nothing-changed' | 'temporarily-unavailable' }
  | { readonly ok: false; readonly reason: 'problems'; readonly problems: Problems }
  /** Somebody else changed the same meanwhile: both are shown, and saving again keeps what was typed. */
  | {
      readonly ok: false
      readonly reason: 'clashes'
      readonly units: readonly string[]
      readonly stored: Values
    }
  /** To be looked at and agreed to. */
  | {
      readonly ok: false
      readonly reason: 'look'
      readonly check: SettingsCheck
      readonly values: Values
      readonly stored: Values
    }

/**
 * What a person agrees to when they save; they are asked again where it has changed. How many orders keep their prices
 * is left out: that number changes with every order, and nothing depends on it.
 */
export function seenText({ changes, effects }: SettingsCheck): string {
  return JSON.stringify({ changes, effects: effects.filter(({ kind }) => kind !== 'orders-keep') })
}
