import { mealPath, picturePath } from '#app/paths.ts'
import { useLang, useText } from '#app/ui/lang.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { Tag, Tags } from '#app/ui/tag.tsx'
import { menuPage } from '#content/pages/menu.ts'
import css from './menu.module.css'
import type { CardView } from './menu-view.ts'

/** The whole card is a link to the set's page; with script it opens the set's dialog over the menu. */
export function MenuCard({ card }: { readonly card: CardView }) {
  return (
    <li>
      <CardLink card={card}>
        {/* One width for all screens: sixty cards share a page of 14 kB. */}
        <img src={picturePath(card.picture, cardPicture)} alt="" width="4" height="3" loading="lazy" />
      </CardLink>
    </li>
  )
}

const cardPicture = 640

/** The first card of the first tab, over two columns and two rows. */
export function FeatureCard({ card }: { readonly card: CardView }) {
  return (
    <li className={css.feature}>
      <CardLink card={card} isFeature>
        <Picture
          picture={card.picture}
          width={640}
          widths={[640, 1280]}
          sizes="(max-width: 1023px) 90vw, 640px"
          alt=""
        />
      </CardLink>
    </li>
  )
}

interface CardLinkProps {
  readonly card: CardView
  readonly isFeature?: boolean
  readonly children: React.ReactNode
}

function CardLink({ card, isFeature = false, children }: CardLinkProps) {
  const text = useText()
  return (
    <a className={css.card} href={mealPath(card.slug, useLang())} data-opens="set">
      {children}
      {card.badges.length > 0 && (
        <Tags>
          {card.badges.map(({ kind, word }) => (
            <Tag key={kind} kind={kind}>
              {word}
            </Tag>
          ))}
        </Tags>
      )}
      <h3>{card.name}</h3>
      {isFeature && <p>{card.tagline}</p>}
      <p className={css.leader}>
        <span>{card.meta}</span>
        <Price price={card.price} />
      </p>
      <b className={css.go}>{text(menuPage.go)}</b>
    </a>
  )
}
