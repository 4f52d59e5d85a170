import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { freeReached, untilFree } from '#content/delivery.ts'
import { type Cents, formatMoney } from '#domain/money.ts'
import type { Text } from '#domain/text.ts'
import css from './free-delivery.module.css'

export interface FreeDeliveryProps {
  /** What is missing; 0 once delivery is free. */
  readonly missing: Cents
  /** The food from which delivery is free. */
  readonly from: Cents
  /** Said instead of "delivery is free" once nothing is missing. */
  readonly reached?: Text
  /** In one line with a short row of tiles. */
  readonly brief?: boolean
  /** Below the sentence, such as where it does not hold. */
  readonly children?: ReactNode
}

/** How much more food makes delivery free: the sentence tells it, the row of tiles only shows it. */
export function FreeDelivery({ missing, from, reached = freeReached, brief, children }: FreeDeliveryProps) {
  const text = useText()
  const share = from === 0 ? 1 : 1 - missing / from
  const [before = '', after = ''] = text(untilFree('#')).split('#')
  return (
    <div className={`${css.meter} ${missing === 0 ? css.full : ''} ${brief ? css.brief : ''}`}>
      <p>
        <Icon name={missing === 0 ? 'check' : 'truck'} />
        <span>
          {missing === 0 ? (
            text(reached)
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
