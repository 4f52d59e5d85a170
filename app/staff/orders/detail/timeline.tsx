/** The newest event comes first. */

import { Button } from '#app/staff/shell/ui/button.tsx'
import { Check, Field } from '#app/staff/shell/ui/field.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { changeName, changeValue } from '#content/ordering/change-report.ts'
import { eventReason } from '#content/staff/orders/event-reason.ts'
import { actorNames, eventNames, orderPage } from '#content/staff/orders/order.ts'
import { sourceNames } from '#content/staff/orders/source-names.ts'
import { timeInHongKong, todayInHongKong } from '#domain/calendar.ts'
import { formatExact } from '#domain/money.ts'
import { maxNoteLetters } from '#domain/staff/orders/order-move.ts'
import type { StaffOrder } from '#server/page-data/staff/orders/staff-order.ts'
import card from './card.module.css'
import { OrderForm } from './moves.tsx'
import styles from './timeline.module.css'

export function Timeline({ order }: { readonly order: StaffOrder }) {
  const text = useText()
  const lang = useLang()
  return (
    <section className={card.card} aria-label={text(orderPage.timeline)}>
      <div className={card.cardHead}>
        <h2>{text(orderPage.timeline)}</h2>
        <small>{text(orderPage.appendOnly)}</small>
      </div>
      {order.mayNote && (
        <div className={card.body}>
          <OrderForm order={order}>
            <Field
              label={text(orderPage.staffNote)}
              hint={text(orderPage.staffNoteHint)}
              name="note"
              maxLength={maxNoteLetters}
              required
            />
            <div className={card.row}>
              <Check label={text(orderPage.forDriver)} name="forDriver" value="yes" />
              <Button name="verb" value="add-note">
                {text(orderPage.addNote)}
              </Button>
            </div>
          </OrderForm>
        </div>
      )}
      <ol className={styles.timeline}>
        {order.events.map((event) => (
          <li key={event.id} className={event.status !== event.statusBefore ? styles.key : ''}>
            <time dateTime={event.at.toISOString()} className="num">
              {todayInHongKong(event.at).slice(5).replace('-', '/')} {timeInHongKong(event.at)}
            </time>
            <div>
              <b>{event.actorName || text(actorNames[event.actor])}</b> {text(eventNames[event.verb])}
              {event.moved &&
                event.changes.length === 0 &&
                ` ${event.moved.from.date} ${event.moved.from.slot} → ${event.moved.to.date} ${event.moved.to.slot}`}
              {event.source && ` · ${text(sourceNames[event.source])}`}
              {event.amount != null && ` · ${formatExact(event.amount)}`}
              {event.note && <em> {text(eventReason(event.verb, event.note, event.actor))}</em>}
              {event.changes.length > 0 && (
                <ul className={styles.changes}>
                  {event.changes.map((change) => (
                    <li key={`${change.field} ${change.name?.en}`}>
                      {changeName(change, lang)}: {changeValue(change.field, change.from, lang)} →{' '}
                      {changeValue(change.field, change.to, lang)}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
