/** One spelling for texts that are compared. */
import { characterVariants } from './character-variants.ts'
import { compatibilityForm } from './free-text.ts'

const groupOf = new Map(
  characterVariants.split(' ').flatMap((group) => {
    const variants = [...group]
    return variants.map((each) => [each, variants] as const)
  }),
)

export const variantsOf = (character: string): readonly string[] => groupOf.get(character) ?? [character]

/** Folds case, width, spaces, punctuation and character variants; empty above twice `max` code units. */
export function searchable(text: string, max: number): string {
  return withoutVariants((compatibilityForm(text, max) ?? '').toLowerCase().replace(/[\s\p{P}]/gu, ''))
}

/** Replaces each character by the first of its group of variants. */
export function withoutVariants(text: string): string {
  return Array.from(text, (character) => groupOf.get(character)?.[0] ?? character).join('')
}
