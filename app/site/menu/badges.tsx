import { Tag, Tags } from '#app/ui/tag.tsx'
import type { BadgeView } from './menu-view.ts'

/** What is said of a set at a glance: new, popular, in season; nothing where there is none. */
export function Badges({ badges }: { readonly badges: readonly BadgeView[] }) {
  if (badges.length === 0) return null
  return (
    <Tags>
      {badges.map(({ kind, word }) => (
        <Tag key={kind} kind={kind}>
          {word}
        </Tag>
      ))}
    </Tags>
  )
}
