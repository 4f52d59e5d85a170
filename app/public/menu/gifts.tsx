import { giftPath, picturePath } from '#app/paths.ts'
import leader from '#app/styles/leader.module.css'
import plate from '#app/styles/plate.module.css'
import { ArrowLink } from '#app/ui/button.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { Price } from '#app/ui/money/price.tsx'
import { menuPage } from '#content/pages/menu.ts'
import { moneyParts } from '#domain/money.ts'
import css from './gifts.module.css'
import menu from './menu.module.css'
import type { GiftCardView, GiftPanelView } from './menu-view.ts'

/** Every tab shows four gifts below its sets; the tab of gifts shows all. */
export function MenuGifts({ panel }: { readonly panel: GiftPanelView }) {
  const text = useText()
  return (
    <section
      className={`${menu.panel} ${menu.gifts}`}
      id={panel.id}
      data-band=""
      aria-labelledby={`${panel.id}-name`}
    >
      <div className="wrap">
        <div className={css.head}>
          <div>
            <h2 id={`${panel.id}-name`}>{panel.name}</h2>
            <p>{text(menuPage.giftsLead)}</p>
          </div>
          <ArrowLink href={`#${panel.id}`}>{text(menuPage.allGifts)}</ArrowLink>
        </div>
        <ul className={menu.grid}>
          {panel.cards.map((card) => (
            <GiftCard key={card.slug} card={card} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function GiftCard({ card: { slug, name, price, picture } }: { readonly card: GiftCardView }) {
  return (
    <li>
      <a className={css.gift} href={giftPath(slug, useLang())} data-opens="gift">
        <img
          className={plate.plate}
          src={picturePath(picture, 320)}
          alt=""
          width="1"
          height="1"
          loading="lazy"
        />
        <p className={leader.leader}>
          <span>{name}</span>
          <Price price={moneyParts(price)} />
        </p>
      </a>
    </li>
  )
}
