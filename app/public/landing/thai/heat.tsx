import { DishTags } from '#app/public/landing/dish-tags.tsx'
import { type OwnLink, OwnSection } from '#app/public/landing/own-section.tsx'
import { useText } from '#app/ui/lang.tsx'
import { heat, heatWishes, offeredIn } from '#content/pages/landing/sections/heat.ts'
import { Chilli } from './chilli.tsx'
import css from './heat.module.css'
import type { HeatDish, HeatView } from './heat-view.ts'

export interface HeatProps {
  readonly view: HeatView
  readonly menu: OwnLink
}

export function Heat({ view: { sizes, mild, hot }, menu }: HeatProps) {
  const text = useText()
  return (
    <OwnSection heading={text(heat.heading)} lead={text(heat.lead)} menu={menu} className={css.ground}>
      <Chilli className={css.chilli} />
      <div className={css.sides}>
        <div>
          <h3>
            {text(heat.mild)} <small>{text(heat.sizes)}</small>
          </h3>
          <Dishes dishes={mild} sizes={sizes} className={css.mild} />
        </div>
        <div>
          <h3>
            {text(heat.hot)} <small>{text(heat.degree)}</small>
          </h3>
          <Dishes dishes={hot} sizes={sizes} className={css.hot} />
        </div>
      </div>
      <dl className={css.wishes}>
        {heatWishes.map(({ wish, how }) => (
          <div key={wish.en}>
            <dt>{text(wish)}</dt>
            <dd>{text(how)}</dd>
          </div>
        ))}
      </dl>
    </OwnSection>
  )
}

interface DishesProps {
  readonly dishes: readonly HeatDish[]
  readonly sizes: readonly number[]
  readonly className: string | undefined
}

function Dishes({ dishes, sizes, className }: DishesProps) {
  const text = useText()
  return (
    <ul className={`${css.dishes} ${className}`}>
      {dishes.map(({ id, name, picture, tags, sizes: numbers }) => (
        <li key={id}>
          <img src={picture} alt="" width="60" height="60" loading="lazy" />
          <span>
            {name}
            <DishTags tags={tags} />
          </span>
          <span className={css.sizes}>
            {sizes.map((size) => (
              <i key={size} aria-hidden="true" className={numbers.includes(size) ? undefined : css.not}>
                {size}
              </i>
            ))}
            <span className="vh">{text(offeredIn(numbers))}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
