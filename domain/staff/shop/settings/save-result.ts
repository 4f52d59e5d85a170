import type { Problems } from '#domain/staff/forms/problems.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import type { SectionId } from './field-limits.ts'
import type { SettingChange } from './sections.ts'
import type { SettingEffect } from './setting-effect.ts'

export interface SettingsSubmission {
  readonly section: SectionId
  readonly base: Values
  readonly input: Values
  /** `seenText` of the confirmed changes; empty if none were shown yet. */
  readonly fingerprint: string
}

export interface SettingsCheck {
  readonly changes: readonly SettingChange[]
  readonly effects: readonly SettingEffect[]
}

export type SettingsResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'not-allowed' | 'nothing-changed' | 'temporarily-unavailable' }
  | { readonly ok: false; readonly reason: 'problems'; readonly problems: Problems }
  /** Both values are shown, and saving again keeps the input. */
  | {
      readonly ok: false
      readonly reason: 'clashes'
      readonly units: readonly string[]
      readonly storedValues: Values
    }
  | {
      readonly ok: false
      readonly reason: 'look'
      readonly check: SettingsCheck
      readonly values: Values
      readonly storedValues: Values
    }

/**
 * Identifies what the person confirmed, without the count of orders that keep their prices, which changes
 * with every order.
 */
export function seenText({ changes, effects }: SettingsCheck): string {
  return JSON.stringify({ changes, effects: effects.filter(({ kind }) => kind !== 'orders-keep') })
}
