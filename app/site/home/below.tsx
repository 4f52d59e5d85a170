import { questions as words } from '#content/home-sections.ts'
import type { Question } from '#content/question.ts'
import { ArrowLink } from '../../ui/button.tsx'
import { useText } from '../../ui/lang.tsx'
import { Questions } from '../questions.tsx'
import { Delivery, type DeliveryProps } from './delivery.tsx'
import { type Voucher, Vouchers } from './vouchers.tsx'
import { WaysToStart, type WayToStart } from './ways-to-start.tsx'

export interface BelowProps {
  readonly vouchers: readonly Voucher[]
  readonly ways: readonly WayToStart[]
  readonly delivery: DeliveryProps
  readonly questions: { readonly items: readonly Question[]; readonly chatHref: string }
}

/** The home page below the category cards. */
export function Below({ vouchers, ways, delivery, questions }: BelowProps) {
  const text = useText()
  return (
    <>
      {vouchers.length > 0 && <Vouchers items={vouchers} />}
      {ways.length > 0 && <WaysToStart cards={ways} />}
      <Delivery {...delivery} />
      <Questions title={text(words.title)} items={questions.items}>
        <p>{text(words.lead)}</p>
        <ArrowLink href={questions.chatHref} target="_blank" rel="noopener">
          {text(words.ask)}
        </ArrowLink>
      </Questions>
    </>
  )
}
