import { ArrowLink, Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { corporatePage } from '#content/pages/corporate.ts'
import css from './customers.module.css'
import type { CustomerView } from './view.ts'

export const customersAnchor = 'cooperation'

export interface CustomersProps {
  readonly customers: readonly CustomerView[]
  readonly chatHref: string
}

/** Cards link to the chat without JavaScript. */
export function Customers({ customers, chatHref }: CustomersProps) {
  const text = useText()
  return (
    <section className={css.band} id={customersAnchor}>
      <div className="wrap">
        <div className={css.head}>
          <div>
            <h2>{text(corporatePage.customers)}</h2>
            <p>{text(corporatePage.customersLead)}</p>
          </div>
          <Button
            kind="jade"
            href={chatHref}
            target="_blank"
            rel="noopener"
            icon="chat"
            data-opens="cooperation"
          >
            {text(corporatePage.cooperate)}
          </Button>
        </div>
        <ul className={css.cards}>
          {customers.map(({ type, name, text: words, picture }, index) => (
            <li key={type} id={type}>
              {picture && (
                <Picture
                  picture={picture}
                  width={400}
                  widths={[400, 640, 800]}
                  sizes={index < 2 ? '(max-width: 767px) 90vw, 620px' : '(max-width: 767px) 90vw, 410px'}
                  alt=""
                />
              )}
              <div>
                <h3 id={`${type}-name`}>{name}</h3>
                <p>{words}</p>
                <ArrowLink
                  href={chatHref}
                  target="_blank"
                  rel="noopener"
                  id={`${type}-ask`}
                  aria-labelledby={`${type}-ask ${type}-name`}
                  data-opens="cooperation"
                  data-type={type}
                >
                  {text(corporatePage.cooperate)}
                </ArrowLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
