import { SetCard } from '#app/public/sections/set-card.tsx'
import { SetRow } from '#app/public/sections/set-row.tsx'
import keyline from '#app/styles/keyline.module.css'
import { useText } from '#app/ui/lang.tsx'
import { Price } from '#app/ui/money/price.tsx'
import { landingPage } from '#content/pages/landing/landing-page.ts'
import type { BannerLook, PageEnding } from '#domain/shop/shop-page.ts'
import { DishTags } from './dish-tags.tsx'
import css from './menu.module.css'
import { MenuPlates } from './menu-plates.tsx'
import { LeadingSet, SetPrices, SetsInRow } from './menu-sets.tsx'
import type { LandingDish, LandingMenuView } from './view.ts'

export interface LandingMenuProps {
  readonly heading: string
  readonly menu: LandingMenuView
  readonly shape: PageEnding['menu']
  readonly look: BannerLook
}

export function LandingMenu({ heading, menu, shape, look }: LandingMenuProps) {
  const { dishes, set, others } = menu
  const sets = set ? [set, ...others] : others
  if (dishes.length === 0 && sets.length === 0) return null
  switch (shape) {
    case 'plates':
      return <MenuPlates heading={heading} menu={menu} look={look} />
    case 'row':
      // One card alone would be as wide as the page.
      return sets.length === 1 ? (
        <LeadingSet heading={heading} sets={sets} />
      ) : (
        <SetsInRow heading={heading} sets={sets} />
      )
    case 'prices':
      return <SetPrices heading={heading} sets={sets} />
    case 'lead':
      return <LeadingSet heading={heading} sets={sets} />
    default:
      return <MenuCard heading={heading} menu={menu} isRight={shape === 'cardRight'} />
  }
}

interface MenuCardProps {
  readonly heading: string
  readonly menu: LandingMenuView
  readonly isRight: boolean
}

function MenuCard({ heading, menu: { dishes, note, set, others }, isRight }: MenuCardProps) {
  const text = useText()
  return (
    <section className={`wrap ${css.menu} ${isRight ? css.cardRight : ''}`}>
      <div className={`${keyline.keyline} ${css.card}`}>
        <h2>{heading}</h2>
        <p>{note}</p>
        <ul>
          {dishes.map((dish) => (
            <DishRow key={dish.id} dish={dish} />
          ))}
        </ul>
      </div>
      <div className={css.sets}>
        {set && <SetCard card={set} hasTagline go={<b>{text(landingPage.go)}</b>} className={css.set} />}
        {others.length > 0 && (
          <>
            <h3>{text(landingPage.moreSets)}</h3>
            <ul>
              {others.map((other) => (
                <li key={other.slug}>
                  <SetRow card={other} hasMeta />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  )
}

function DishRow({ dish: { name, picture, tags, price, only } }: { readonly dish: LandingDish }) {
  return (
    <li>
      <img src={picture} alt="" width="64" height="64" loading="lazy" />
      <span className={css.dish}>
        {name}
        <DishTags tags={tags} />
      </span>
      {price && <Price price={price} size="s" />}
      {only && <small>{only}</small>}
    </li>
  )
}
