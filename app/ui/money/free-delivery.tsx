import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { freeReached, untilFree } from '#content/delivery.ts'
import { type Cents, formatMoney } from '#domain/money.ts'
import type { Text } from '#domain/text.ts'
import css from './free-delivery.module.css'

export interface FreeDeliveryProps {
  /** The amount is 0 once delivery is free. */
  readonly missing: Cents
  /** Delivery is free from this amount. */
  readonly from: Cents
  /** This text replaces "delivery is free". */
  readonly reachedText?: Text
  readonly brief?: boolean
  readonly children?: ReactNode
}

/** The row of tiles only illustrates the sentence. */
export function FreeDelivery({
  missing,
  from,
  reachedText = freeReached,
  brief,
  children,
}: FreeDeliveryProps) {
  const text = useText()
  const share = from === 0 ? 1 : 1 - missing / from
  const [before = '', after = ''] = text(untilFree('#')).split('#')
  return (
    <div className={`${css.meter} ${missing === 0 ? css.full : ''} ${brief ? css.brief : ''}`}>
      <p>
        <Icon name={missing === 0 ? 'check' : 'truck'} />
        <span>
          {missing === 0 ? (
            text(reachedText)
          ) : (
            <>
              {before}
              <b className="num">{formatMoney(missing)}</b>
              {after}
            </>
          )}
          {children && <small>{children}</small>}
        </span>
      </p>
      <span
        className={css.tiles}
        style={{ '--share': `${Math.round(share * 1000) / 10}%` } as CSSProperties}
      />
    </div>
  )
}
