import { plainText } from '#domain/free-text.ts'
import { maxNameLength } from '#domain/input-limits.ts'
import type { Text } from '#domain/text.ts'

const longestId = 40

/**
 * Both names within their length; null if a name that the shop needs is missing.
 * A shop without an English site needs no English name; the Chinese one is stored in its place.
 */
export function namesIn(zh: string, en: string, hasEnglish: boolean): Text | null {
  const [id = '', typed] = [zh, en].map((name) => plainText(name.slice(0, maxNameLength)).trim())
  const other = typed || (hasEnglish ? '' : id)
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
