import { setPath } from '#app/paths.ts'
import items from '#app/public/landing/own-section.module.css'
import type { OwnLink } from '#app/public/landing/own-section.tsx'
import { ArrowLink } from '#app/ui/button.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { type BoxSaying, boxes as words } from '#content/pages/landing/sections/boxes.ts'
import css from './boxes.module.css'
import type { BoxesView, BoxView } from './boxes-view.ts'

/** Sayings appear after at least this number of boxes. */
const fewestAfter = 5
const labelledAfter = 13

export interface BoxesProps {
  readonly view: BoxesView
  readonly menu: OwnLink
}

export function Boxes({ view: { boxes, sayings }, menu }: BoxesProps) {
  const text = useText()
  return (
    <section className={`${items.own} on-dark ${css.ground}`}>
      <div className="wrap">
        <SectionHead
          title={text(words.heading)}
          lead={text(words.lead)}
          aside={<ArrowLink href={menu.href}>{menu.words}</ArrowLink>}
        />
      </div>
      <ul className={css.wall}>
        {boxes.slice(0, fewestAfter).map((box) => (
          <Box key={box.id} box={box} />
        ))}
        <Saying saying={sayings.fewest} />
        {boxes.slice(fewestAfter, labelledAfter).map((box) => (
          <Box key={box.id} box={box} />
        ))}
        <Saying saying={sayings.label} className={css.red} />
        {boxes.slice(labelledAfter).map((box) => (
          <Box key={box.id} box={box} />
        ))}
        <Saying saying={sayings.reheating} className={css.wide} />
      </ul>
    </section>
  )
}

const grounds = [css.slate, css.brick, css.teal, css.forest, css.bronze]

function Box({ box: { slug, range, about, name, picture, price } }: { readonly box: BoxView }) {
  return (
    <li className={grounds[range % grounds.length]}>
      <a href={setPath(slug, useLang())} data-opens="set">
        <img src={picture} alt="" width="1" height="1" loading="lazy" />
        <span className={css.words}>
          <small>{about}</small> <b>{name}</b> <span className="num">{price}</span>
        </span>
      </a>
    </li>
  )
}

interface SayingProps {
  readonly saying: BoxSaying
  readonly className?: string | undefined
}

function Saying({ saying: { figure, heading, words: wording }, className }: SayingProps) {
  const text = useText()
  return (
    <li className={[css.saying, className].filter(Boolean).join(' ')}>
      <span className="num">{figure}</span> <b>{text(heading)}</b> <span>{text(wording)}</span>
    </li>
  )
}
