import { Button } from '#app/ui/button.tsx'
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

/** Five kinds of customer, each with a button for the contact form (a chat link without script). */
export function Customers({ customers, chatHref }: CustomersProps) {
  const text = useText()
  return (
    <section className={css.band} id={customersAnchor}>
      <div className="wrap">
        <div className={css.head}>
          <h2>{text(corporatePage.customers)}</h2>
          <p>{text(corporatePage.customersLead)}</p>
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
                <Button
                  kind="jade"
                  href={chatHref}
                  target="_blank"
                  rel="noopener"
                  id={`${type}-ask`}
                  aria-labelledby={`${type}-ask ${type}-name`}
                  icon="chat"
                  data-opens="cooperation"
                  data-type={type}
                >
                  {text(corporatePage.cooperate)}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
