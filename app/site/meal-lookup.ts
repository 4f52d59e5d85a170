/** Which set an address means: its Chinese name, its English name or its slug (decisions 6). */
import type { SetMenu } from '#domain/catalogue.ts'

export function findSet(sets: readonly SetMenu[], name: string | null): SetMenu | null {
  const wanted = fold(name ?? '')
  if (wanted === '') return null
  return (
    sets.find(
      (set) => set.published && [set.slug, set.name.zh, set.name.en].some((known) => fold(known) === wanted),
    ) ?? null
  )
}

/** Case, width of letters and spaces around do not change which set is meant. */
function fold(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
}
