import { plainText } from '#domain/free-text.ts'
import { maxNameLength } from '#domain/input-limits.ts'
import type { Text } from '#domain/text.ts'

const longestId = 40

/** Both names within their length; null if either is missing. */
export function namesIn(zh: string, en: string): Text | null {
  const [id, other] = [zh, en].map((name) => plainText(name.slice(0, maxNameLength)).trim())
  return id && other ? { zh: id, en: other } : null
}

/**
 * A free id: "Fish & Chips" becomes fish-chips, and then fish-chips-2.
 * @param otherwise for names without Latin letters
 */
export function idFor(name: string, existingIds: ReadonlySet<string>, otherwise: string): string {
  const words = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestId)
    .replaceAll(/^-+|-+$/g, '')
  const base = words || otherwise
  let id = base
  for (let number = 2; existingIds.has(id); number++) id = `${base}-${number}`
  return id
}
