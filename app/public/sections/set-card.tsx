import type { ReactNode } from 'react'
import { picturePath, setPath } from '#app/paths.ts'
import type { CardView } from '#app/public/menu/menu-view.ts'
import leader from '#app/styles/leader.module.css'
import plate from '#app/styles/plate.module.css'
import { useLang } from '#app/ui/lang.tsx'
import { Price } from '#app/ui/money/price.tsx'
import css from './set-card.module.css'
import { SetName } from './set-name.tsx'

/** Pages share the cached picture. */
const pictureWidth = 640

export interface SetCardProps {
  readonly card: CardView
  /** The badges lie over the picture. */
  readonly badges?: ReactNode
  readonly hasTagline?: boolean
  readonly picture?: ReactNode
  /** Text of the link, in a `<b>`; the card itself is the link. */
  readonly go?: ReactNode
  readonly className?: string | undefined
}

/** With JavaScript it opens the set's dialog. */
export function SetCard({ card, badges, hasTagline, picture, go, className }: SetCardProps) {
  const { slug, name, tagline, meta, price } = card
  const classes = [css.card, className].filter(Boolean).join(' ')
  return (
    <a className={classes} href={setPath(slug, useLang())} data-opens="set">
      {picture ?? (
        <img
          className={plate.plate}
          src={picturePath(card.picture, pictureWidth)}
          alt=""
          data-photo={card.picture.isPhoto && ''}
          width="4"
          height="3"
          loading="lazy"
        />
      )}
      {badges}
      <h3>
        <SetName name={name} />
      </h3>
      {hasTagline && <p className={css.tagline}>{tagline}</p>}
      <p className={`${leader.leader} ${css.price}`}>
        <span>{meta}</span>
        <Price price={price} />
      </p>
      {go}
    </a>
  )
}
