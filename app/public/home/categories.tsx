import { pagePath, picturePath } from '#app/paths.ts'
import { ArrowLink } from '#app/ui/button.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { Price } from '#app/ui/money/price.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { home } from '#content/pages/home.ts'
import { moneyParts } from '#domain/money.ts'
import css from './categories.module.css'
import type { CategoryCardView } from './home-view.ts'

export function HomeCategories({ cards }: { readonly cards: readonly CategoryCardView[] }) {
  const text = useText()
  const lang = useLang()
  if (cards.length === 0) return null
  return (
    <section className={`wrap ${css.section}`}>
      <SectionHead
        title={text(home.categories)}
        aside={<ArrowLink href={pagePath('menu', lang)}>{text(home.allMenus)}</ArrowLink>}
      />
      <ul className={css.cards}>
        {cards.map(({ id, href, name, paper, from, picture }) => (
          <li key={id}>
            <a className={`${css.card} ${css[paper]}`} href={href}>
              <span className={css.name}>{name}</span>
              <img src={picturePath(picture, 360)} alt="" width={300} height={300} loading="lazy" />
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
