import { pagePath, picturePath } from '#app/paths.ts'
import { ArrowLink } from '#app/ui/button.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { Price } from '#app/ui/money/price.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { home } from '#content/pages/home.ts'
import { moneyParts } from '#domain/money.ts'
import type { Text } from '#domain/text.ts'
import css from './categories.module.css'
import type { CardView } from './home-view.ts'

/** Categories, or the sets that the shop leads with. */
export function HomeCards({ title, cards }: { readonly title: Text; readonly cards: readonly CardView[] }) {
  const text = useText()
  const lang = useLang()
  if (cards.length === 0) return null
  return (
    <section className={`wrap ${css.section}`}>
      <SectionHead
        title={text(title)}
        aside={<ArrowLink href={pagePath('menu', lang)}>{text(home.allMenus)}</ArrowLink>}
      />
      <ul className={css.cards}>
        {cards.map(({ id, href, name, paper, from, picture }) => (
          <li key={id}>
            <a className={`${css.card} ${css[paper]}`} href={href}>
              <span className={css.name}>{name}</span>
              <img
                className={picture.isPhoto && css.photo}
                src={picturePath(picture, 360)}
                alt=""
                width={300}
                height={300}
                loading="lazy"
              />
              <span className={css.price}>
                <Price
                  price={{ ...moneyParts(from), prefix: text(home.from), suffix: text(home.upwards) }}
                  size="s"
                />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
