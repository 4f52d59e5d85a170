import { Note } from '#app/staff/shell/ui/note.tsx'
import { useText } from '#app/ui/lang.tsx'
import { allergyText } from '#content/ordering/allergy.ts'
import { between } from '#content/phrases.ts'
import { allergyCount, kitchen } from '#content/staff/day/kitchen.ts'
import { isOfDelivery, type Notes, noteNames } from '#domain/ordering/order-fields.ts'
import type { DayOrder } from '#server/page-data/staff/day/kitchen-day.ts'
import styles from './kitchen.module.css'

interface OrdersOfDay {
  readonly orders: readonly DayOrder[]
}

export function Allergies({ orders }: OrdersOfDay) {
  const text = useText()
  const allergic = orders.filter(({ allergies }) => allergies.length > 0)
  if (allergic.length === 0) return null
  return (
    <Note kind="error">
      <b>{text(allergyCount(allergic.length))}</b>
      <ul>
        {allergic.map(({ reference, slot, name, allergies }) => (
          <li key={reference}>
            <span className="num">{slot}</span> <span className="num">{reference}</span> {name} ·{' '}
            {allergies.map((match) => text(allergyText(match))).join(text(between.parts))}
          </li>
        ))}
      </ul>
    </Note>
  )
}

const notesToCook = (notes: Partial<Notes>): readonly string[] =>
  noteNames.flatMap((name) => (!isOfDelivery(name) && notes[name]) || [])

export function CustomerNotes({ orders }: OrdersOfDay) {
  const text = useText()
  const withNotes = orders.filter(({ customerNotes }) => notesToCook(customerNotes).length > 0)
  if (withNotes.length === 0) return null
  return (
    <section className={styles.notes} aria-label={text(kitchen.notes)}>
      <b>{text(kitchen.notes)}</b>
      <ul>
        {withNotes.map(({ reference, slot, name, customerNotes }) => (
          <li key={reference}>
            <span className="num">{slot}</span> <span className="num">{reference}</span> {name}:{' '}
            {notesToCook(customerNotes).join(text(between.lists))}
          </li>
        ))}
      </ul>
    </section>
  )
}
