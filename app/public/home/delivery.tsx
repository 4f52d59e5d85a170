import { DistrictMap } from '#app/public/sections/district-map.tsx'
import leader from '#app/styles/leader.module.css'
import { useText } from '#app/ui/lang.tsx'
import { notServedNote } from '#content/ordering/areas.ts'
import { delivery, freeDelivery, fromHere } from '#content/pages/home-sections.ts'
import type { Figures } from '#domain/shop/figures.ts'
import type { Text } from '#domain/text.ts'
import css from './delivery.module.css'

export interface DeliveryProps {
  readonly figures: Figures
  readonly area: Text
  readonly about: readonly Text[]
}

export function Delivery({ figures, area, about }: DeliveryProps) {
  const text = useText()
  const notServed = text(notServedNote(figures))
  return (
    <section id="districts" className={`${css.band} on-dark`}>
      <div className={`wrap ${css.columns}`}>
        <div className={css.text}>
          <h2>{text(fromHere(area, figures))}</h2>
          {about.map((paragraph) => (
            <p key={paragraph.en}>{text(paragraph)}</p>
          ))}
          <dl aria-label={text(delivery.fees)}>
            {figures.zones.map(({ id, name, fee }) => (
              <div key={id} className={leader.leader}>
                <dt>{text(name)}</dt>
                <dd className="num">{fee}</dd>
              </div>
            ))}
          </dl>
          <p className={css.free}>{text(freeDelivery(figures))}</p>
          {notServed && <p>{notServed}</p>}
        </div>
        <DistrictMap faint={figures.districtsWithoutFee} />
      </div>
    </section>
  )
}
