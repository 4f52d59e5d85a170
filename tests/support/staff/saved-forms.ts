import type { SaveResult } from '#server/commands/shop/drafts.ts'

export const outcome: SaveResult = { ok: true, saved: 'published' }
export const savedDraft: SaveResult = { ok: true, saved: 'draft' }

/** Two people changed these units differently. */
export function clashesOf(result: SaveResult): readonly string[] {
  if (result.ok || result.reason !== 'clashes') throw new Error(JSON.stringify(result))
  return result.merge.units.filter(({ clashes }) => clashes).map(({ unit }) => unit)
}

export function problemsOf(result: SaveResult) {
  if (result.ok || result.reason !== 'problems') throw new Error(JSON.stringify(result))
  return result.problems
}
