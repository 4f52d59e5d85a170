import { pagePath } from '#app/paths.ts'
import type { CardView } from '#app/public/menu/menu-view.ts'
import { SetCard } from '#app/public/sections/set-card.tsx'
import { SetRow } from '#app/public/sections/set-row.tsx'
import plate from '#app/styles/plate.module.css'
import { ArrowLink } from '#app/ui/button.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { corporatePage } from '#content/pages/corporate.ts'
import css from './meeting-sets.module.css'
import type { CorporateSets } from './view.ts'

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
            <MeetingSet card={card} />
          </li>
        ))}
      </ul>
      {sets.boxes.length > 0 && (
        <div className={css.boxes}>
          <h3>{text(corporatePage.moreSets)}</h3>
          <ul>
            {sets.boxes.map((card) => (
              <li key={card.slug}>
                <SetRow card={card} />
              </li>
            ))}
          </ul>
          <ArrowLink href={pagePath('menu', lang)}>{text(corporatePage.allMenus)}</ArrowLink>
        </div>
      )}
    </section>
  )
}

function MeetingSet({ card }: { readonly card: CardView }) {
  return (
    <SetCard
      card={card}
      hasTagline
      picture={
        <Picture
          picture={card.picture}
          width={400}
          widths={[400, 640, 800]}
          sizes="(max-width: 767px) 90vw, 410px"
          alt=""
          className={plate.plate}
        />
      }
      className={css.card}
    />
  )
}
