import { useSearchParams } from 'react-router'
import type { ChangeDateProps } from '#app/order/change-date.tsx'
import { Button } from '#app/ui/button.tsx'
import { Island } from '#app/ui/islands/island.tsx'
import { useText } from '#app/ui/lang.tsx'
import { Slip } from '#app/ui/money/slip.tsx'
import { dayAndTime, dayText } from '#content/dates.ts'
import { changes, whyFree, withPercent } from '#content/ordering/changes.ts'
import { CostRow, CostSum } from './change-costs.tsx'
import css from './change-dialog.module.css'
import type { RequestedView } from './requested-change.ts'

export function Moving({ request }: { readonly request: RequestedView }) {
  const text = useText()
  const { quote, days, slots, due, reservedDue, isFree, weather, feePercent, today, portions, specialDays } =
    request
  const [search] = useSearchParams()
  const newDue = quote?.due ?? due
  const at = (when: { readonly date: RequestedView['until']; readonly slot: string }) =>
    text(dayAndTime(when.date, when.slot))
  const calendar: ChangeDateProps = {
    days,
    slots,
    ownPlace: reservedDue,
    chosenDue: newDue,
    today,
    portions,
    specialDays,
  }
  return (
    <div className={css.moving}>
      <form method="get" className={css.choose}>
        <input type="hidden" name="key" value={search.get('key') ?? ''} />
        <input type="hidden" name="ask" value="date" />
        <Island name="change-date" props={calendar}>
          <label>
            {text(changes.newDate)}
            <select name="date" defaultValue={newDue.date}>
              {days.map((day) => (
                <option key={day} value={day}>
                  {text(dayText(day))}
                </option>
              ))}
            </select>
          </label>
          <label>
            {text(changes.newTime)}
            <select name="slot" defaultValue={newDue.slot}>
              {slots.map(({ from, to }) => (
                <option key={from} value={from}>
                  {from}–{to}
                </option>
              ))}
            </select>
          </label>
        </Island>
        <Button type="submit" kind="jade">
          {text(changes.seePrice)}
        </Button>
      </form>
      <div>
        {quote && (
          <Slip title={text(changes.costs)}>
            {quote.fee > 0 && (
              <CostRow name={text(withPercent(changes.changeFee, feePercent))} amount={quote.fee} />
            )}
            {quote.deliveryDifference !== 0 && (
              <CostRow name={text(changes.deliveryDifference)} amount={quote.deliveryDifference} />
            )}
            <CostSum name={text(changes.extraToPay)} amount={quote.toPay} />
            <dl className={css.moved}>
              <dt>{text(changes.from)}</dt>
              <dd>
                <del>{at(due)}</del>
              </dd>
              <dt>{text(changes.to)}</dt>
              <dd>{at(quote.due)}</dd>
            </dl>
          </Slip>
        )}
        <p className={css.note}>{text(isFree ? whyFree(weather) : changes.sameDayFree)}</p>
      </div>
    </div>
  )
}
