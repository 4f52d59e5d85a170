import { giftPath } from '#app/paths.ts'
import setCard from '#app/public/sections/set-card.module.css'
import leader from '#app/styles/leader.module.css'
import { useLang, useText } from '#app/ui/lang.tsx'
import { Price } from '#app/ui/money/price.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { giftPage } from '#content/pages/gifts.ts'
import { moneyParts } from '#domain/money.ts'
import type { GiftPageCard } from './gifts-view.ts'
import css from './list.module.css'

export function GiftList({ id, cards }: { readonly id: string; readonly cards: readonly GiftPageCard[] }) {
  const text = useText()
  const lang = useLang()
  return (
    <section className={`wrap ${css.list}`} id={id}>
      <SectionHead title={text(giftPage.listTitle)} lead={text(giftPage.listLead)} />
      <ul className={css.grid}>
        {cards.map(({ slug, name, tagline, price, picture }) => (
          <li key={slug}>
            <a className={`${setCard.card} ${css.card}`} href={giftPath(slug, lang)} data-opens="gift">
              <Picture
                picture={picture}
                width={400}
                widths={[400, 640]}
                sizes="(max-width: 1023px) 45vw, 320px"
                alt=""
              />
              <h3>{name}</h3>
              <p className={`${leader.leader} ${setCard.price} ${css.line}`}>
                <span>{tagline}</span>
                <Price price={moneyParts(price)} />
              </p>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
