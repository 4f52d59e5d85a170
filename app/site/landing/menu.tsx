import { SetCard } from '#app/site/sections/set-card.tsx'
import { SetRow } from '#app/site/sections/set-row.tsx'
import keyline from '#app/styles/keyline.module.css'
import leader from '#app/styles/leader.module.css'
import { useText } from '#app/ui/lang.tsx'
import { Price } from '#app/ui/price.tsx'
import { Tag, Tags } from '#app/ui/tag.tsx'
import { inSizes, landingPage } from '#content/pages/landing/landing-page.ts'
import css from './menu.module.css'
import type { LandingDish, LandingMenuView } from './view.ts'

/** A menu card with six dishes; beside it a set with its picture and price, and the others of the same menu. */
export function LandingMenu({ heading, menu }: { readonly heading: string; readonly menu: LandingMenuView }) {
  const text = useText()
  const { dishes, set, others } = menu
  const notes = [
    ...(dishes.some(({ price }) => price) ? [landingPage.pricesNote] : []),
    ...(dishes.some(({ sizes }) => sizes.length > 0) ? [landingPage.sizesNote] : []),
  ]
  return (
    <section className={`wrap ${css.menu}`}>
      <div className={`${keyline.keyline} ${css.card}`}>
        <h2>{heading}</h2>
        <ul>
          {dishes.map((dish) => (
            <DishRow key={dish.id} dish={dish} />
          ))}
        </ul>
        <p className={css.note}>{notes.map(text).join(' ')}</p>
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

function DishRow({ dish: { name, picture, tags, price, sizes } }: { readonly dish: LandingDish }) {
  const text = useText()
  return (
    <li>
      <img src={picture} alt="" width="56" height="56" loading="lazy" />
      <span className={`${leader.leader} ${css.dish}`}>
        <span>
          {name}
          {tags.length > 0 && (
            <Tags>
              {tags.map(({ kind, word }) => (
                <Tag key={kind} kind={kind}>
                  {word}
                </Tag>
              ))}
            </Tags>
          )}
        </span>
        {price ? (
          <Price price={price} size="s" />
        ) : (
          <span className={css.sizes}>
            <span className="vh">{text(inSizes(sizes))}</span>
            <span aria-hidden="true">
              <b className="num">{sizes.join(' · ')}</b> {text(landingPage.guests)}
            </span>
          </span>
        )}
      </span>
    </li>
  )
}
