import { SetCard } from '#app/site/sections/set-card.tsx'
import { SetRow } from '#app/site/sections/set-row.tsx'
import keyline from '#app/styles/keyline.module.css'
import { useText } from '#app/ui/lang.tsx'
import { Price } from '#app/ui/money/price.tsx'
import { landingPage } from '#content/pages/landing/landing-page.ts'
import { DishTags } from './dish-tags.tsx'
import css from './menu.module.css'
import type { LandingDish, LandingMenuView } from './view.ts'

/** A menu card with six dishes; beside it a set with its picture and price, and the others of the same menu. */
export function LandingMenu({ heading, menu }: { readonly heading: string; readonly menu: LandingMenuView }) {
  const text = useText()
  const { dishes, note, set, others } = menu
  return (
    <section className={`wrap ${css.menu}`}>
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
