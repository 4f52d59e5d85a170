import { mealPath, picturePath } from '#app/paths.ts'
import type { CardView } from '#app/site/menu/menu-view.ts'
import { useLang, useText } from '#app/ui/lang.tsx'
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
      <div className={css.card}>
        <h2>{heading}</h2>
        <ul>
          {dishes.map((dish) => (
            <DishRow key={dish.id} dish={dish} />
          ))}
        </ul>
        <p className={css.note}>{notes.map(text).join(' ')}</p>
      </div>
      <div className={css.sets}>
        {set && <SetCard set={set} />}
        {others.length > 0 && (
          <>
            <h3>{text(landingPage.moreSets)}</h3>
            <ul>
              {others.map((other) => (
                <SetRow key={other.slug} set={other} />
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
      <span className={css.leader}>
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

/** Leads to the set's page; with script it opens the set's dialog. */
function SetCard({ set: { slug, name, tagline, meta, price, picture } }: { readonly set: CardView }) {
  const text = useText()
  return (
    <a className={css.set} href={mealPath(slug, useLang())} data-opens="set">
      <img src={picturePath(picture, setPicture)} alt="" width="4" height="3" loading="lazy" />
      <h3>{name}</h3>
      <p>{tagline}</p>
      <p className={css.leader}>
        <span>{meta}</span>
        <Price price={price} />
      </p>
      <b>{text(landingPage.go)}</b>
    </a>
  )
}

/** As on the menu page, so that it is there already. */
const setPicture = 640

function SetRow({ set: { slug, name, meta, price } }: { readonly set: CardView }) {
  return (
    <li>
      <a className={css.leader} href={mealPath(slug, useLang())} data-opens="set">
        <span>
          {name} <small>{meta}</small>
        </span>
        <Price price={price} size="s" />
      </a>
    </li>
  )
}
