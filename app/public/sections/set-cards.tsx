import { Badges } from '#app/public/menu/badges.tsx'
import type { CardView } from '#app/public/menu/menu-view.ts'
import { useText } from '#app/ui/lang.tsx'
import { menuPage } from '#content/pages/menu.ts'
import narrow from './narrow-card.module.css'
import { SetCard } from './set-card.tsx'
import css from './set-cards.module.css'

export function SetCards({ cards }: { readonly cards: readonly CardView[] }) {
  const text = useText()
  return (
    <ul className={css.cards}>
      {cards.map((card) => (
        <li key={card.slug}>
          <SetCard
            card={card}
            className={narrow.narrow}
            badges={<Badges badges={card.badges} />}
            go={<b>{text(menuPage.go)}</b>}
          />
        </li>
      ))}
    </ul>
  )
}
