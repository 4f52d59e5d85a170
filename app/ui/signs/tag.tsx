import type { ReactNode } from 'react'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import css from './tag.module.css'

export type TagKind =
  | 'new'
  | 'popular'
  | 'seasonal'
  | 'vegetarian'
  | 'vegan'
  | 'spicy'
  | 'allergen'
  | 'soldOut'

const icons: Partial<Record<TagKind, IconName>> = { vegetarian: 'leaf', vegan: 'leaf', spicy: 'chilli' }

/** The colour only repeats the word. */
export function Tag({ kind, children }: { readonly kind: TagKind; readonly children: ReactNode }) {
  const icon = icons[kind]
  return (
    <span className={`${css.tag} ${css[kind]}`}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  )
}

export function Tags({ children }: { readonly children: ReactNode }) {
  return <span className={css.tags}>{children}</span>
}
