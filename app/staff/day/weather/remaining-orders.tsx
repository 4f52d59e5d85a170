/** Customers may change these orders free of charge, and staff notify them by chat. */

import type { UnmovedOrder } from '#app/staff/shell/chat-message.ts'
import { StatusMark } from '#app/staff/shell/order-parts/state-mark.tsx'
import { weatherPage } from '#content/staff/day/weather.ts'
import { ChatTable } from './chat-table.tsx'

export function RemainingOrders({ orders }: { readonly orders: readonly UnmovedOrder[] }) {
  return (
    <ChatTable
      title={weatherPage.remainingOrders}
      note={weatherPage.unmovedNote}
      orders={orders}
      heads={[weatherPage.slot, weatherPage.status]}
      cells={({ slot, status }) => (
        <>
          <td className="num">{slot}</td>
          <td>
            <StatusMark status={status} />
          </td>
        </>
      )}
    />
  )
}
