import { mealPath, picturePath } from '#app/paths.ts'
import type { CardView } from '#app/site/menu/menu-view.ts'
import { useLang, useText } from '#app/ui/lang.tsx'
import { Price } from '#app/ui/price.tsx'
import { Tag, Tags } from '#app/ui/tag.tsx'
import { menuPage } from '#content/pages/menu.ts'
import css from './set-cards.module.css'

/** As on the menu page, so that it is there already. */
const pictureWidth = 640

/** Four sets in a row, two on phones: a taste of the menu on another page. */
export function SetCards({ cards }: { readonly cards: readonly CardView[] }) {
  return (
    <ul className={css.cards}>
      {cards.map((card) => (
        <li key={card.slug}>
          <SetCard card={card} />
        </li>
      ))}
    </ul>
  )
}

/** Leads to the set's page; with script it opens the set's dialog. */
function SetCard({ card: { slug, name, meta, price, badges, picture } }: { readonly card: CardView }) {
  const text = useText()
  return (
    <a className={css.card} href={mealPath(slug, useLang())} data-opens="set">
      <img src={picturePath(picture, pictureWidth)} alt="" width="4" height="3" loading="lazy" />
      {badges.length > 0 && (
        <Tags>
          {badges.map(({ kind, word }) => (
            <Tag key={kind} kind={kind}>
              {word}
            </Tag>
          ))}
        </Tags>
      )}
      <h3>{name}</h3>
      <p>
        <span>{meta}</span>
        <Price price={price} />
      </p>
      <b>{text(menuPage.go)}</b>
    </a>
  )
}
