import { Delivery, type DeliveryProps } from './delivery.tsx'
import { Questions, type QuestionsProps } from './questions.tsx'
import { type Voucher, Vouchers } from './vouchers.tsx'
import { WaysToStart, type WayToStart } from './ways-to-start.tsx'

export interface BelowProps {
  readonly vouchers: readonly Voucher[]
  readonly ways: readonly WayToStart[]
  readonly delivery: DeliveryProps
  readonly questions: QuestionsProps
}

/** The home page below the category cards. */
export function Below({ vouchers, ways, delivery, questions }: BelowProps) {
  return (
    <>
      {vouchers.length > 0 && <Vouchers items={vouchers} />}
      {ways.length > 0 && <WaysToStart cards={ways} />}
      <Delivery {...delivery} />
      <Questions {...questions} />
    </>
  )
}
