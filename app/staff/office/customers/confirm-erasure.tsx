/** Lists what is erased, kept and postponed. */
import { Form } from 'react-router'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Choice } from '#app/staff/shell/ui/field.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { customersPage, eraseButton, hindranceNames } from '#content/staff/orders/customers.ts'
import { erasureReasonNames } from '#content/staff/orders/order.ts'
import { givenReasons } from '#domain/placed/erasure.ts'
import type { CustomerOrder } from '#server/page-data/staff/office/customers-api.ts'
import styles from './customers.module.css'

interface SureProps {
  readonly query: string
  readonly orders: readonly CustomerOrder[]
}

export function Sure({ query, orders }: SureProps) {
  const text = useText()
  const openOrders = orders.filter(({ hindrance }) => hindrance !== null)
  return (
    <Panel title={text(customersPage.sureTitle)}>
      <PanelBody>
        <Form method="post" className={styles.stack}>
          <input type="hidden" name="query" value={query} />
          {orders.map(({ id }) => (
            <input key={id} type="hidden" name="order" value={id} />
          ))}
          <p>
            <b>{orders.map(({ reference }) => reference).join(' · ')}</b>
          </p>
          <p>{text(customersPage.goes)}</p>
          <p>{text(customersPage.stays)}</p>
          {openOrders.length > 0 && (
            <Note kind="warn">
              {openOrders.map(({ id, reference, hindrance }) => (
                <p key={id}>
                  <span className="num">{reference}</span>: {hindrance && text(hindranceNames[hindrance])}
                </p>
              ))}
              {text(customersPage.waits)}
            </Note>
          )}
          <Choice
            label={text(customersPage.reason)}
            name="reason"
            options={givenReasons.map((reason) => [reason, text(erasureReasonNames[reason])])}
          />
          <div className={styles.buttons}>
            <Button kind="stopFill" name="verb" value="erase">
              {text(eraseButton(orders.length - openOrders.length, openOrders.length))}
            </Button>
            <Button name="verb" value="find">
              {text(customersPage.back)}
            </Button>
          </div>
        </Form>
      </PanelBody>
    </Panel>
  )
}
