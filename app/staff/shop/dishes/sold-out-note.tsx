import { Form, Link } from 'react-router'
import { staffOrderPath } from '#app/staff/addresses.ts'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { DayAndTime } from '#app/staff/shell/ui/moment.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { useText } from '#app/ui/lang.tsx'
import { between } from '#content/phrases.ts'
import {
  dishesPage,
  furtherOrders,
  markedBy,
  ordersHit,
  soldOutFor,
} from '#content/staff/shop/menus/dishes.ts'
import { type CalendarDate, timeInHongKong } from '#domain/calendar.ts'
import type { ListedDish } from '#server/page-data/staff/shop/dishes-api.ts'

export function SoldOutNote({ dish, today }: { readonly dish: ListedDish; readonly today: CalendarDate }) {
  const text = useText()
  const { id, name, soldOut } = dish
  if (!soldOut) return null
  const { orders, hit, by, at } = soldOut
  return (
    <Note kind="warn">
      <p>
        <b>
          {text(name)} {text(soldOutFor(soldOut, today))}
        </b>
        {text(markedBy(by, timeInHongKong(at)))}
      </p>
      <p>
        {text(hit === 0 ? dishesPage.noneHit : ordersHit(hit, orders.length > 0))}
        {orders.map(({ reference, dueDate, slot }, index) => (
          <span key={reference}>
            {index > 0 && text(between.items)}
            <Link to={staffOrderPath(reference)}>
              <span className="num">{reference}</span>
            </Link>{' '}
            {dueDate === today ? (
              <span className="num">{slot}</span>
            ) : (
              <DayAndTime date={dueDate} time={slot} />
            )}
          </span>
        ))}
        {hit > orders.length && orders.length > 0 && text(furtherOrders(hit - orders.length))}
      </p>
      <p>{text(dishesPage.online)}</p>
      <Form method="post">
        <input type="hidden" name="dish" value={id} />
        <Button name="verb" value="offer-again" aria-label={`${text(dishesPage.offerAgain)}: ${text(name)}`}>
          {text(dishesPage.offerAgain)}
        </Button>
      </Form>
    </Note>
  )
}
