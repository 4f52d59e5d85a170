/** A plain form, so that filters work without JavaScript and become the address. */

import { Form } from 'react-router'
import { staffPath } from '#app/staff/addresses.ts'
import { Button } from '#app/staff/shell/ui/button.tsx'
import filters from '#app/staff/shell/ui/filters.module.css'
import { useText } from '#app/ui/lang.tsx'
import { fulfilmentNames } from '#content/delivery.ts'
import { ordersPage } from '#content/staff/orders/orders.ts'
import { wayInNames } from '#content/staff/orders/source-names.ts'
import { staffPaymentNames, staffStatusNames } from '#content/staff/orders/state-names.ts'
import { waysIn } from '#domain/placed/order-source.ts'
import { orderStatuses, paymentStatuses } from '#domain/placed/order-status.ts'
import { monthQuery } from '#domain/staff/orders/export-month.ts'
import type { OrdersView } from '#domain/staff/orders/orders-view.ts'
import type { Text } from '#domain/text.ts'
import type { OrdersList } from '#server/page-data/staff/orders/staff-orders.ts'

interface Choice {
  readonly name: string
  readonly label: Text
  readonly selectedId: string | null
  readonly options: readonly { readonly id: string; readonly name: Text }[]
}

export function Filters({ list, view }: { readonly list: OrdersList; readonly view: OrdersView }) {
  const text = useText()
  const choices: Choice[] = [
    {
      name: 'status',
      label: ordersPage.state,
      selectedId: view.status,
      options: orderStatuses.map((id) => ({ id, name: staffStatusNames[id] })),
    },
    ...(list.money
      ? [
          {
            name: 'payment',
            label: ordersPage.payment,
            selectedId: view.payment,
            options: paymentStatuses.map((id) => ({ id, name: staffPaymentNames[id] })),
          },
        ]
      : []),
    {
      name: 'way',
      label: ordersPage.way,
      selectedId: view.fulfilment,
      options: (['delivery', 'pickup'] as const).map((id) => ({ id, name: fulfilmentNames[id] })),
    },
    { name: 'area', label: ordersPage.area, selectedId: view.zoneId, options: list.zones },
    {
      name: 'source',
      label: ordersPage.source,
      selectedId: view.wayIn,
      options: waysIn.map((id) => ({ id, name: wayInNames[id] })),
    },
  ]
  const query = { days: view.days, view: view.shape, slot: view.slot, task: view.task, q: view.search }
  return (
    <Form method="get" className={filters.filters} onChange={(event) => event.currentTarget.requestSubmit()}>
      {Object.entries(query).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {choices.map(({ name, label, selectedId, options }) => (
        <label key={name} className={selectedId ? filters.on : ''}>
          {text(label)}
          <select key={selectedId} name={name} defaultValue={selectedId ?? ''}>
            <option value="">{text(ordersPage.every)}</option>
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {text(option.name)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <noscript>
        <Button>{text(ordersPage.filter)}</Button>
      </noscript>
      {list.mayExport && (
        <a href={`${staffPath('ordersCsv')}${monthQuery(list.today)}`} download>
          {text(ordersPage.monthCsv)}
        </a>
      )}
    </Form>
  )
}
