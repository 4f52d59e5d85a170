import keyline from '#app/styles/keyline.module.css'
import { useText } from '#app/ui/lang.tsx'
import { menuPage, setCount } from '#content/pages/menu.ts'
import { FeatureCard, MenuCard } from './card.tsx'
import css from './menu.module.css'
import type { PanelView } from './menu-view.ts'

export interface MenuPanelProps {
  readonly panel: PanelView
  /** The first panel's first card is larger if it has enough others. */
  readonly isFirst: boolean
  readonly chatHref: string
}

/** Without JavaScript all panels are visible. */
export function MenuPanel({ panel, isFirst, chatHref }: MenuPanelProps) {
  const text = useText()
  const { id, name, description, cards } = panel
  const [first, ...rest] = cards
  // Beside a larger card, one other would leave a hole.
  const hasFeature = isFirst && cards.length > 2
  return (
    <section className={css.panel} id={id} aria-labelledby={`${id}-name`}>
      <div className={css.head}>
        <h2 id={`${id}-name`}>{name}</h2>
        <p>
          {text(setCount(cards.length))} · {description}
        </p>
      </div>
      <ul className={css.grid}>
        {hasFeature && first ? <FeatureCard card={first} /> : first && <MenuCard card={first} />}
        {rest.map((card) => (
          <MenuCard key={card.slug} card={card} />
        ))}
        <TailorCard cells={cards.length + (hasFeature ? 3 : 0)} chatHref={chatHref} />
      </ul>
    </section>
  )
}

/** Fills the rest of the last row with an invitation. */
function TailorCard({ cells, chatHref }: { readonly cells: number; readonly chatHref: string }) {
  const text = useText()
  const remaining = (4 - (cells % 4)) % 4
  if (remaining === 0) return null
  return (
    <li className={[css.tailor, css[`left${remaining}`]].join(' ')}>
      <a className={keyline.keyline} href={chatHref} target="_blank" rel="noopener">
        <h3>
          {text(menuPage.tailorTop)}
          <br />
          {text(menuPage.tailorBottom)}
        </h3>
        <p>{text(menuPage.tailorText)}</p>
        <b className={css.go}>{text(menuPage.tailorGo)}</b>
      </a>
    </li>
  )
}
