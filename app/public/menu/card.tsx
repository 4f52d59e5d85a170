import narrow from '#app/public/sections/narrow-card.module.css'
import { SetCard } from '#app/public/sections/set-card.tsx'
import plate from '#app/styles/plate.module.css'
import { useText } from '#app/ui/lang.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { menuPage } from '#content/pages/menu.ts'
import { Badges } from './badges.tsx'
import css from './menu.module.css'
import type { CardView } from './menu-view.ts'

export function MenuCard({ card }: { readonly card: CardView }) {
  return (
    <li>
      <SetCard
        card={card}
        badges={<Badges badges={card.badges} />}
        go={<Go />}
        className={`${narrow.narrow} ${css.card}`}
      />
    </li>
  )
}

export function FeatureCard({ card }: { readonly card: CardView }) {
  return (
    <li className={css.feature}>
      <SetCard
        card={card}
        badges={<Badges badges={card.badges} />}
        hasTagline
        picture={
          <Picture
            picture={card.picture}
            width={640}
            widths={[640, 1280]}
            sizes="(max-width: 1023px) 90vw, 640px"
            eager
            alt=""
            className={plate.plate}
          />
        }
        go={<Go />}
        className={css.card}
      />
    </li>
  )
}

function Go() {
  return <b className={css.go}>{useText()(menuPage.go)}</b>
}
