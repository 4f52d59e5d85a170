/** What a form of the settings sent. */

import { plainTextWithin } from '#domain/free-text.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { longestIn, maxPromotions, type SectionId, sectionIds } from './field-limits.ts'

export function sectionOf(text: string): SectionId | null {
  return sectionIds.find((id) => id === text) ?? null
}

/** More fields than any section has are of no form of ours: each promotion has twenty, and boxes of sets. */
const maxFields = 21 * (maxPromotions + 1) + 2_000

/** Bytes: that many promotions with the longest texts, as typed and as opened, and what changes. */
export const maxSettingsForm = 8 * 1024 * 1024

/**
 * The values that a form sent; fields that the section does not have are left out, and so are rows ticked for removal.
 * @returns null when there are more than any form has
 */
export function typedSettings(
  section: SectionId,
  fields: Iterable<readonly [string, string]>,
): Values | null {
  const sent = [...fields]
  if (sent.length > maxFields) return null
  const removed = sent.flatMap(([name, value]) => (name === 'remove' ? [`${value}.`] : []))
  const values: Record<string, string> = {}
  for (const [name, value] of sent) {
    const max = longestIn(section, name)
    if (max === null || removed.some((row) => name.startsWith(row))) continue
    // The sets of a promotion are boxes of one name.
    const before = name.endsWith('.sets') && values[name]
    const all = before ? `${before} ${value}` : value
    values[name] = plainTextWithin(all, max)
  }
  return values
}
