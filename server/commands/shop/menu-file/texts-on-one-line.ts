import { joinedLines } from '#domain/free-text.ts'
import { deepest } from './check-limits.ts'

/**
 * What a JSON file holds with each of its texts on one line, as the forms of the menu hold them and as cells are read.
 * What is deeper than any menu stays as it is, and is refused.
 */
export function textsOnOneLine(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return joinedLines(value)
  if (typeof value !== 'object' || value === null || depth > deepest) return value
  if (Array.isArray(value)) return value.map((inner) => textsOnOneLine(inner, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, textsOnOneLine(inner, depth + 1)]),
  )
}
