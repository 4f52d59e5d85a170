import { Tag, Tags } from '#app/ui/signs/tag.tsx'
import type { BadgeView } from './menu-view.ts'

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
