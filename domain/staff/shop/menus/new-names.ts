/** Names of what an owner adds to the menu, and the ids and addresses that are made of them. */
import { plainText } from '#domain/free-text.ts'
import { maxNameLength } from '#domain/input-limits.ts'
import type { Text } from '#domain/text.ts'

/** Letters of an id. */
const longestId = 40

/** Both names, within their length; null where one of them is missing. */
export function namesIn(zh: string, en: string): Text | null {
  const [own, other] = [zh, en].map((name) => plainText(name.slice(0, maxNameLength)).trim())
  return own && other ? { zh: own, en: other } : null
}

/**
 * An id that no other has: "Fish & Chips" becomes fish-chips, and then fish-chips-2.
 * @param otherwise for a name without Latin letters
 */
export function idFor(name: string, taken: ReadonlySet<string>, otherwise: string): string {
  const words = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestId)
    .replaceAll(/^-+|-+$/g, '')
  const base = words || otherwise
  let id = base
  for (let number = 2; taken.has(id); number++) id = `${base}-${number}`
  return id
}
