/** Orders still due on a stopped day: their customers may change free of charge, and staff tell them in a chat. */
import { StatusMark } from '#app/staff/ui/state-mark.tsx'
import { weatherPage } from '#content/staff/days/weather.ts'
import { ChatTable } from './chat-table.tsx'
import type { UnmovedOrder } from './message.ts'

export function Unmoved({ orders }: { readonly orders: readonly UnmovedOrder[] }) {
  return (
    <ChatTable
      title={weatherPage.unmoved}
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
