import type { CSSProperties } from 'react'
import type { CardView } from '#app/public/menu/menu-view.ts'
import { SetCards } from '#app/public/sections/set-cards.tsx'
import { SetRow } from '#app/public/sections/set-row.tsx'
import { ArrowLink } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { Price } from '#app/ui/money/price.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { caterersPage } from '#content/pages/caterers.ts'
import { moneyParts } from '#domain/money.ts'
import css from './section.module.css'
import type { SectionView } from './view.ts'

/** On wide screens it starts exactly at `top`. */
export function CaterersSection({ section }: { readonly section: SectionView }) {
  const { id, look, top, height, picture, cards } = section
  return (
    <section
      id={id}
      className={`${css.section} ${css[look]} ${css[id] ?? ''}`}
      data-top={top}
      style={height === null ? undefined : ({ '--height': `${height}px` } as CSSProperties)}
    >
      <div className={`wrap ${css.inner}`}>
        <Words section={section} />
        {picture && (
          <div className={css.picture}>
            <Picture
              picture={picture}
              width={640}
              widths={look === 'grand' ? [640, 1200, 1600] : [640, 1200]}
              sizes={look === 'grand' ? '(min-width: 1600px) 1440px, 89vw' : '(min-width: 1280px) 50vw, 89vw'}
            />
          </div>
        )}
        {look === 'slim' ? <Rows cards={cards} /> : <SetCards cards={cards} />}
      </div>
    </section>
  )
}

function Words({
  section: { name, heading, paragraphs, from, menuHref, more },
}: {
  readonly section: SectionView
}) {
  const text = useText()
  return (
    <div className={css.words}>
      <p className={css.name}>
        {name}
        {from !== null && (
          <Price
            price={{
              ...moneyParts(from),
              prefix: text(caterersPage.from),
              suffix: text(caterersPage.upwards),
            }}
            size="s"
          />
        )}
      </p>
      <h2>{heading}</h2>
      <div className={css.story}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className={css.ways}>
        <ArrowLink href={menuHref}>
          {text(caterersPage.toMenu)}
          <span className="vh">{name}</span>
        </ArrowLink>
        <ArrowLink href={more.href}>{more.words}</ArrowLink>
      </p>
    </div>
  )
}

function Rows({ cards }: { readonly cards: readonly CardView[] }) {
  return (
    <ul className={css.rows}>
      {cards.map((card) => (
        <li key={card.slug}>
          <SetRow card={card} hasMeta />
        </li>
      ))}
    </ul>
  )
}
