import { useSubmit } from 'react-router'
import { staffOrderPath, staffPath } from '#app/staff/addresses.ts'
import { Button, ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { HeadCells } from '#app/staff/shell/ui/head-cells.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { NothingHere } from '#app/staff/shell/ui/nothing-here.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import table from '#app/staff/shell/ui/table.module.css'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { customersPage, hindranceNames, moreOrders, ordersFound } from '#content/staff/orders/customers.ts'
import { maxCustomerOrders } from '#domain/placed/erasure.ts'
import { spacedPhone } from '#domain/spaced-phone.ts'
import type { CustomerOrder } from '#server/page-data/staff/office/customers-api.ts'
import styles from './customers.module.css'

interface FoundProps {
  readonly query: string
  readonly orders: readonly CustomerOrder[]
  readonly selectedIds: readonly number[] | null
}

export function FoundOrders({ query, orders, selectedIds }: FoundProps) {
  const text = useText()
  const submit = useSubmit()
  const { choose, reference, due, name, reached, erasable } = customersPage
  if (orders.length === 0)
    return (
      <Panel title={text(customersPage.orders)}>
        <NothingHere isSmall>{text(customersPage.none)}</NothingHere>
      </Panel>
    )
  return (
    <Panel title={text(customersPage.orders)} caption={text(ordersFound(orders.length))}>
      {/* The response is a file, so the browser must handle the form. */}
      <form method="post" action={staffPath('customersExport')}>
        <input type="hidden" name="query" value={query} />
        <PanelBody>
          <p>{text(customersPage.ordersHint)}</p>
          {orders.length === maxCustomerOrders && <Note kind="warn">{text(moreOrders(orders.length))}</Note>}
        </PanelBody>
        <div className={`${table.wrap} ${table.inside}`}>
          <table className={`${table.table} ${table.cards}`}>
            <caption className="vh">{text(customersPage.orders)}</caption>
            <thead>
              <tr>
                <HeadCells heads={[choose, reference, due, name, reached, erasable]} />
              </tr>
            </thead>
            <tbody>
              {orders.map((order) => (
                <Row
                  key={order.id}
                  order={order}
                  isChosen={!order.isErased && (selectedIds?.includes(order.id) ?? true)}
                />
              ))}
            </tbody>
          </table>
        </div>
        <div className={styles.row}>
          <Export format="json" />
          <Export format="csv" />
          <Button
            kind="stop"
            name="verb"
            value="ask"
            formAction={staffPath('customers')}
            onClick={(event) => {
              event.preventDefault()
              void submit(event.currentTarget)
            }}
          >
            {text(customersPage.erase)}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

function Export({ format }: { readonly format: 'json' | 'csv' }) {
  const submit = useSubmit()
  const text = useText()
  return (
    <Button
      name="format"
      value={format}
      onClick={(event) => {
        const { form } = event.currentTarget
        if (!form || new FormData(form).has('order')) return
        // The page asks for a selection and keeps its contents.
        event.preventDefault()
        void submit(event.currentTarget, { action: staffPath('customers') })
      }}
    >
      {text(customersPage[format])}
    </Button>
  )
}

function Row({ order, isChosen }: { readonly order: CustomerOrder; readonly isChosen: boolean }) {
  const text = useText()
  const { id, reference, date, name, phone, email, isErased, hindrance } = order
  return (
    <tr>
      <td>
        <label className={styles.tick}>
          <input
            type="checkbox"
            name="order"
            value={id}
            defaultChecked={isChosen}
            disabled={isErased}
            aria-label={`${text(customersPage.choose)} ${reference}`}
          />
        </label>
      </td>
      <th scope="row" className={table.code}>
        <ButtonLink kind="bare" to={staffOrderPath(reference)}>
          <span className="num">{reference}</span>
        </ButtonLink>
      </th>
      <td>
        {text(dayText(date))} {date.slice(0, 4)}
      </td>
      <td>{name || '—'}</td>
      <td>
        {spacedPhone(phone)} {email}
      </td>
      <td>
        {isErased ? (
          <Tag kind="done">{text(customersPage.erased)}</Tag>
        ) : hindrance ? (
          <Tag kind="warn">{text(hindranceNames[hindrance])}</Tag>
        ) : (
          text(customersPage.atOnce)
        )}
      </td>
    </tr>
  )
}
