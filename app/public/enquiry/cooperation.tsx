import { use } from 'react'
import { pagePath } from '#app/paths.ts'
import { MenusContext } from '#app/public/layout/menus.ts'
import { ArrowLink } from '#app/ui/button.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { corporatePage } from '#content/pages/corporate.ts'
import { enquiryPage } from '#content/pages/enquiry.ts'
import css from './cooperation.module.css'
import type { CustomerRow } from './view.ts'

export function Cooperation({ customers }: { readonly customers: readonly CustomerRow[] }) {
  const text = useText()
  const corporate = pagePath('corporate', useLang())
  const { closedPages } = use(MenusContext)
  if (closedPages.includes('corporate')) return null
  return (
    <section className={css.band}>
      <div className={`wrap ${css.columns}`}>
        <div>
          <h2>{text(enquiryPage.cooperation)}</h2>
          <p>{text(enquiryPage.cooperationLead)}</p>
          <ArrowLink href={corporate}>{text(enquiryPage.toCorporate)}</ArrowLink>
        </div>
        <ul>
          {customers.map(({ type, name, picture }) => (
            <li key={type}>
              {picture && <img src={picture} width={80} height={60} alt="" loading="lazy" />}
              <b id={`with-${type}`}>{name}</b>
              <ArrowLink
                href={`${corporate}#${type}`}
                id={`ask-${type}`}
                aria-labelledby={`ask-${type} with-${type}`}
                data-opens="cooperation"
                data-type={type}
              >
                {text(corporatePage.cooperate)}
              </ArrowLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
