import { QuestionGroups } from '#app/public/sections/question-groups.tsx'
import { ArrowLink } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import type { Question } from '#content/long-texts.ts'
import type { EventCount } from '#content/pages/client.ts'
import type { FaqSection } from '#content/pages/faqs.ts'
import { questions as words } from '#content/pages/home-sections.ts'
import type { Picture } from '#domain/menu/catalogue.ts'
import { callLink, withoutCountryCode } from '#domain/shop/chat-message.ts'
import type { Client } from '#domain/shop/client.ts'
import { Delivery, type DeliveryProps } from './delivery.tsx'
import { Offers } from './offers.tsx'
import { Partners } from './partners.tsx'
import css from './sections.module.css'
import type { Voucher } from './vouchers.tsx'
import { WaysToStart, type WaysToStartProps } from './ways-to-start.tsx'

export interface BelowProps extends DeliveryProps {
  readonly vouchers: readonly Voucher[]
  readonly ways: WaysToStartProps
  readonly feast: Picture | undefined
  readonly clients: readonly Client[]
  readonly count: EventCount | null
  readonly faqs: readonly FaqSection[]
  readonly firstQuestions: readonly Question[]
  readonly hotline: string
  readonly chatHref: string
}

export function HomeSections(props: BelowProps) {
  const { vouchers, ways, feast, clients, figures, faqs, firstQuestions, hotline, area, about, chatHref } =
    props
  const text = useText()
  return (
    <>
      <Offers vouchers={vouchers} figures={figures} />
      <WaysToStart {...ways} />
      {clients.length > 0 && <Partners clients={clients} count={props.count} feast={feast} />}
      <Delivery figures={figures} area={area} about={about} />
      <QuestionGroups id="faq" title={text(words.title)} first={firstQuestions} sections={faqs}>
        <p>{text(words.lead)}</p>
        <a className={css.hotline} href={callLink(hotline)}>
          {withoutCountryCode(hotline)}
        </a>
        <ArrowLink href={chatHref} target="_blank" rel="noopener">
          {text(words.ask)}
        </ArrowLink>
      </QuestionGroups>
    </>
  )
}
