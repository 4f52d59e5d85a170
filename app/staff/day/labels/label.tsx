import { useLang, useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { fulfilmentNames } from '#content/delivery.ts'
import {
  allergensText,
  changedLabel,
  eatWithin,
  guestAllergicTo,
  labels,
  portionsText,
} from '#content/staff/day/labels.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import { langTags, otherLang } from '#domain/text.ts'
import type { PrintableLabel } from '#server/page-data/staff/day/label-day.ts'
import styles from './labels.module.css'

interface LabelProps {
  readonly label: PrintableLabel
  readonly date: CalendarDate
  readonly warmHours: number
}

/** A printer needs black on white. */
export function Label({ label, date, warmHours }: LabelProps) {
  const text = useText()
  const lang = useLang()
  const other = otherLang(lang)
  const { order, dish, allergens, diet } = label
  const [first, last] = order.reference.split('-')
  return (
    <article className={styles.label}>
      <header>
        <b className={styles.slot}>{order.slot}</b>
        <span>
          {text(dayText(date))}
          <br />
          <b>{label.place ? text(label.place) : text(fulfilmentNames.pickup)}</b>
        </span>
        <span className={styles.code}>
          {first}
          <b>{last}</b>
        </span>
      </header>
      <p className={styles.dish}>
        <b>{text(dish)}</b>
        {dish.zh !== dish.en && <span lang={langTags[other]}>{dish[other]}</span>}
      </p>
      <p className={styles.line}>
        <span>
          {text(label.set)} · {label.name}
        </span>
        <span>
          {text(portionsText(label.portions))} ·{' '}
          <b>
            {label.index}/{label.of}
          </b>
        </span>
      </p>
      <footer>
        {label.allergies.length > 0 && (
          <b className={styles.inverted}>{text(guestAllergicTo(label.allergies))}</b>
        )}
        {label.isReprint && (
          <b className={styles.inverted}>
            {text(label.changes.length > 0 ? changedLabel(label.version, label.changes) : labels.reprint)}
          </b>
        )}
        {diet && <b className={styles.boxed}>{text(labels[diet])}</b>}
        <span>{text(allergensText(allergens))}</span>
        <span className={styles.eat}>{text(eatWithin(warmHours))}</span>
      </footer>
    </article>
  )
}
