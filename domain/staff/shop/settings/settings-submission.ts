import { plainTextWithin } from '#domain/free-text.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { longestIn, maxPromotions, type SectionId, sectionIds } from './field-limits.ts'

export function sectionOf(text: string): SectionId | null {
  return sectionIds.find((id) => id === text) ?? null
}

/** No section has more fields. */
const maxFields = 21 * (maxPromotions + 1) + 2_000

/** The limit fits the most promotions with the longest texts, current and opened. */
export const maxSettingsForm = 8 * 1024 * 1024

/**
 * Drops unknown fields and rows ticked for removal.
 * @returns null if there are more fields than any form has
 */
export function readTypedSettings(
  section: SectionId,
  fields: Iterable<readonly [string, string]>,
): Values | null {
  const entries = [...fields]
  if (entries.length > maxFields) return null
  const removedPrefixes = entries.flatMap(([name, value]) => (name === 'remove' ? [`${value}.`] : []))
  const values: Record<string, string> = {}
  for (const [name, value] of entries) {
    const max = longestIn(section, name)
    if (max === null || removedPrefixes.some((row) => name.startsWith(row))) continue
    // A promotion's sets are checkboxes of one name.
    const before = name.endsWith('.sets') && values[name]
    const all = before ? `${before} ${value}` : value
    values[name] = plainTextWithin(all, max)
  }
  return values
}
