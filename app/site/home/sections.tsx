import { pagePath } from '#app/paths.ts'
import { ClientGrid } from '#app/site/client/client-grid.tsx'
import { QuestionGroups } from '#app/site/sections/question-groups.tsx'
import { ArrowLink } from '#app/ui/button.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import type { FaqSection } from '#content/pages/faqs.ts'
import { partners, questions as words } from '#content/pages/home-sections.ts'
import type { Client } from '#domain/client.ts'
import type { Figures } from '#domain/figures.ts'
import { Delivery } from './delivery.tsx'
import { Offers, type OffersProps } from './offers.tsx'
import css from './sections.module.css'
import { WaysToStart, type WayToStart } from './ways-to-start.tsx'

export interface BelowProps {
  readonly offers: OffersProps
  readonly ways: readonly WayToStart[]
  readonly clients: readonly Client[]
  readonly figures: Figures
  readonly faqs: readonly FaqSection[]
  readonly chatHref: string
}

/** The home page below the category cards. */
export function HomeSections({ offers, ways, clients, figures, faqs, chatHref }: BelowProps) {
  const text = useText()
  return (
    <>
      {offers.banners.length + offers.vouchers.length > 0 && <Offers {...offers} />}
      {ways.length > 0 && <WaysToStart cards={ways} />}
      {clients.length > 0 && <Partners clients={clients} />}
      <Delivery figures={figures} />
      <QuestionGroups id="faq" title={text(words.title)} sections={faqs}>
        <p>{text(words.lead)}</p>
        <ArrowLink href={chatHref} target="_blank" rel="noopener">
          {text(words.ask)}
        </ArrowLink>
      </QuestionGroups>
    </>
  )
}

function Partners({ clients }: { readonly clients: readonly Client[] }) {
  const text = useText()
  const lang = useLang()
  return (
    <section className={`wrap ${css.partners}`}>
      <SectionHead
        title={text(partners.title)}
        aside={<ArrowLink href={pagePath('client', lang)}>{text(partners.more)}</ArrowLink>}
      />
      <ClientGrid
        clients={clients}
        more={<ArrowLink href={pagePath('enquiry', lang)}>{text(partners.next)}</ArrowLink>}
      />
    </section>
  )
}
