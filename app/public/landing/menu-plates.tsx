import type { CSSProperties } from 'react'
import woven from '#app/styles/woven.module.css'
import { useText } from '#app/ui/lang.tsx'
import { Price } from '#app/ui/money/price.tsx'
import { landingPage } from '#content/pages/landing/landing-page.ts'
import type { BannerLook } from '#domain/shop/shop-page.ts'
import { DishTags } from './dish-tags.tsx'
import css from './menu-plates.module.css'
import { MoreSets } from './menu-sets.tsx'
import type { LandingMenuView } from './view.ts'

export interface MenuPlatesProps {
  readonly heading: string
  readonly menu: LandingMenuView
  readonly look: BannerLook
}

export function MenuPlates({ heading, menu: { dishes, note, set, others }, look }: MenuPlatesProps) {
  const text = useText()
  const isDark = look.letters === 'white'
  return (
    <>
      <section
        className={`${woven.woven} ${css.cloth} ${isDark ? 'on-dark' : ''}`}
        style={{ '--band': look.band } as CSSProperties}
      >
        <div className="wrap">
          <h2>{heading}</h2>
          <p>{note}</p>
          <ul>
            {dishes.map(({ id, name, picture, tags, price, only }) => (
              <li key={id}>
                <img src={picture} alt="" width="1" height="1" loading="lazy" />
                <b>{name}</b>
                <DishTags tags={tags} />
                {price && <Price price={price} size="s" />}
                {only && <small>{only}</small>}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="wrap">
        <MoreSets heading={text(landingPage.setsWithThem)} sets={set ? [set, ...others] : others} />
      </section>
    </>
  )
}
