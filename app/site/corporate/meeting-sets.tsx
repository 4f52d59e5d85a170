import { mealPath, pagePath } from '#app/paths.ts'
import type { CardView } from '#app/site/menu/menu-view.ts'
import { ArrowLink } from '#app/ui/button.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { corporatePage } from '#content/pages/corporate.ts'
import css from './meeting-sets.module.css'
import type { CorporateSets } from './view.ts'

/** What a meeting eats, in words, and the sets it can order without asking. */
export function MeetingSets({
  story,
  sets,
}: {
  readonly story: readonly string[]
  readonly sets: CorporateSets
}) {
  const text = useText()
  const lang = useLang()
  return (
    <section className={`wrap ${css.section}`}>
      <div className={css.story}>
        <h2>{text(corporatePage.storyHeading)}</h2>
        <div>
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div className={css.head}>
        <h2>{text(corporatePage.sets)}</h2>
        <p>{text(corporatePage.setsLead)}</p>
      </div>
      <ul className={css.cards}>
        {sets.cards.map((card) => (
          <li key={card.slug}>
            <SetCard card={card} />
          </li>
        ))}
      </ul>
      {sets.boxes.length > 0 && (
        <div className={css.boxes}>
          <h3>{text(corporatePage.moreSets)}</h3>
          <ul>
            {sets.boxes.map(({ slug, name, price }) => (
              <li key={slug}>
                <a className={css.leader} href={mealPath(slug, lang)} data-opens="set">
                  <span>{name}</span>
                  <Price price={price} size="s" />
                </a>
              </li>
            ))}
          </ul>
          <ArrowLink href={pagePath('menu', lang)}>{text(corporatePage.allMenus)}</ArrowLink>
        </div>
      )}
    </section>
  )
}

/** Leads to the set's page; with script it opens the set's dialog. */
function SetCard({ card: { slug, name, tagline, meta, price, picture } }: { readonly card: CardView }) {
  const lang = useLang()
  return (
    <a className={css.card} href={mealPath(slug, lang)} data-opens="set">
      <Picture
        picture={picture}
        width={400}
        widths={[400, 640, 800]}
        sizes="(max-width: 767px) 90vw, 410px"
        alt=""
      />
      <h3>{name}</h3>
      <p>{tagline}</p>
      <p className={css.leader}>
        <span>{meta}</span>
        <Price price={price} />
      </p>
    </a>
  )
}
