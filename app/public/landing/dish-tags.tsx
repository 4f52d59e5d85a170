import { Tag, type TagKind, Tags } from '#app/ui/signs/tag.tsx'
import { landingPage } from '#content/pages/landing/landing-page.ts'
import type { Dish } from '#domain/menu/catalogue.ts'
import type { Lang } from '#domain/text.ts'

export type DishTag = {
  readonly kind: Extract<TagKind, 'vegan' | 'vegetarian' | 'spicy'>
  readonly word: string
}

/** A vegan dish is not also tagged vegetarian. */
export function tagsOf({ vegan, vegetarian, spicy }: Dish, lang: Lang): readonly DishTag[] {
  return [
    ...(vegan ? [tag('vegan', lang)] : vegetarian ? [tag('vegetarian', lang)] : []),
    ...(spicy ? [tag('spicy', lang)] : []),
  ]
}

function tag(kind: DishTag['kind'], lang: Lang): DishTag {
  return { kind, word: landingPage[kind][lang] }
}

export function DishTags({ tags }: { readonly tags: readonly DishTag[] }) {
  if (tags.length === 0) return null
  return (
    <Tags>
      {tags.map(({ kind, word }) => (
        <Tag key={kind} kind={kind}>
          {word}
        </Tag>
      ))}
    </Tags>
  )
}
