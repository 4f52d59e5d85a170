import { delivery } from '#content/home-sections.ts'
import type { Cents } from '#domain/money.ts'
import { formatMoney } from '#domain/money.ts'
import type { Text } from '#domain/text.ts'
import { useText } from '../../ui/lang.tsx'
import { DistrictMap } from '../district-map.tsx'
import css from './delivery.module.css'

export interface DeliveryProps {
  readonly zones: readonly { readonly id: string; readonly name: Text; readonly fee: Cents }[]
  /** Where free delivery starts, and where it does not count. */
  readonly free: Text
}

/** Where we deliver and for how much, beside the map of tiles. */
export function Delivery({ zones, free }: DeliveryProps) {
  const text = useText()
  return (
    <section className={`${css.band} on-dark`}>
      <div className={`wrap ${css.columns}`}>
        <div className={css.text}>
          <h2>{text(delivery.title)}</h2>
          <p>{text(delivery.kitchen)}</p>
          <dl>
            {zones.map(({ id, name, fee }) => (
              <div key={id}>
                <dt>{text(name)}</dt>
                <dd className="num">{formatMoney(fee)}</dd>
              </div>
            ))}
          </dl>
          <p className={css.free}>{text(free)}</p>
        </div>
        <DistrictMap />
      </div>
    </section>
  )
}
