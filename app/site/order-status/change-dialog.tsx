import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { Island } from '#app/ui/islands/island.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { Price } from '#app/ui/money/price.tsx'
import { Slip, SlipRow } from '#app/ui/money/slip.tsx'
import { dayText } from '#content/dates.ts'
import { changeRefusals } from '#content/ordering/change-refusals.ts'
import {
  cancelAndRefund,
  cancelTerms,
  changes,
  moveAndPay,
  moveTo,
  whyFree,
  withPercent,
} from '#content/ordering/changes.ts'
import { status } from '#content/ordering/order-status.ts'
import { refusalText } from '#content/ordering/refusals.ts'
import { maxCancelReason } from '#domain/input-limits.ts'
import { type Cents, cents, formatMoney, moneyParts } from '#domain/money.ts'
import type { ChangeRefusal } from '#domain/order-situation.ts'
import type { Refusal } from '#domain/refusals.ts'
import type { AskedView } from './asked-change.ts'
import css from './change-dialog.module.css'

const exact = { decimals: 2 } as const

/** The form that confirms the change; a field beside it belongs to it by this id. */
const confirmForm = 'confirm-change'

interface ChangeDialogProps {
  readonly asked: AskedView
  /** The page without the dialog. */
  readonly backHref: string
  /** Why the change that was confirmed was not made, and what was typed with it. */
  readonly refused: { readonly changeRefusal: ChangeRefusal | Refusal; readonly why: string } | undefined
}

/**
 * Asks about a change over the order's page. It is a part of the page with an address of its own, so it works without
 * script; the page's script makes it modal.
 */
export function ChangeDialog({ asked, backHref, refused }: ChangeDialogProps) {
  const text = useText()
  const lang = useLang()
  const { quote } = asked
  const refusal = refused?.changeRefusal ?? asked.refused ?? asked.refusal
  return (
    <div className={css.scrim}>
      <dialog
        open
        className={asked.asked === 'date' ? `${css.dialog} ${css.wide}` : css.dialog}
        aria-labelledby="change-title"
        data-change=""
      >
        <div className={css.head}>
          <h2 id="change-title" tabIndex={-1}>
            {text(asked.asked === 'cancel' ? changes.cancelTitle : changes.changeDate)}
          </h2>
        </div>
        <div className={css.body}>
          {refusal && (
            <Alert kind="error">
              {typeof refusal === 'string' ? text(changeRefusals[refusal]) : refusalText(refusal, lang)}
            </Alert>
          )}
          {!asked.refused &&
            (asked.asked === 'cancel' ? <Cancelling asked={asked} /> : <Moving asked={asked} />)}
          {asked.asked === 'cancel' && (quote || refused?.why) && (
            <TextArea
              form={quote ? confirmForm : undefined}
              name="why"
              label={text(changes.why)}
              rows={2}
              maxLength={maxCancelReason}
              defaultValue={refused?.why}
            />
          )}
        </div>
        <div className={css.foot}>
          <Button kind="quiet" href={backHref} data-leaves="">
            {text(asked.asked === 'cancel' ? changes.keepOrder : changes.leaveIt)}
          </Button>
          {quote && (
            <form method="post" id={confirmForm}>
              <input type="hidden" name="version" value={quote.version} />
              <input type="hidden" name="totalAfter" value={quote.totalAfter} />
              <input type="hidden" name="toReturn" value={quote.toReturn} />
              {quote.change.kind !== 'cancel' && (
                <>
                  <input type="hidden" name="date" value={quote.due.date} />
                  <input type="hidden" name="slot" value={quote.due.slot} />
                </>
              )}
              <Button type="submit" name="change" value={asked.asked}>
                {text(confirmText(asked, quote))}
              </Button>
            </form>
          )}
        </div>
      </dialog>
    </div>
  )
}

type Quote = NonNullable<AskedView['quote']>

/** The button repeats the result in money. */
function confirmText({ asked }: AskedView, { toReturn, toPay, due }: Quote) {
  if (asked === 'cancel')
    return toReturn > 0 ? cancelAndRefund(formatMoney(toReturn, exact)) : changes.cancelNow
  const day = dayText(due.date)
  const words = (lang: 'zh' | 'en') =>
    toPay > 0 ? moveAndPay(day[lang], formatMoney(toPay, exact))[lang] : moveTo(day[lang])[lang]
  return { zh: words('zh'), en: words('en') }
}

function Cancelling({ asked }: { readonly asked: AskedView }) {
  const text = useText()
  const { quote, isFree, weather, feePercent, until } = asked
  if (!quote) return null
  if (quote.received === 0) return <p>{text(changes.nothingPaid)}</p>
  return (
    <>
      <p>{text(isFree ? whyFree(weather) : terms(until, feePercent))}</p>
      <Slip title={text(changes.afterCancelling)}>
        <Row name={text(status.paid)} amount={quote.received} />
        {quote.fee > 0 && (
          <Row name={text(withPercent(changes.cancelFee, feePercent))} amount={cents(-quote.fee)} />
        )}
        <Sum name={text(status.refund)} amount={quote.toReturn} />
      </Slip>
      <p className={css.note}>{text(changes.sameAccount)}</p>
    </>
  )
}

const terms = (until: AskedView['until'], percent: number) => {
  const day = dayText(until)
  return { zh: cancelTerms(day.zh, percent).zh, en: cancelTerms(day.en, percent).en }
}

/** Chooses a day and a time first, and shows what they cost. */
function Moving({ asked }: { readonly asked: AskedView }) {
  const text = useText()
  const { quote, days, slots, due, held, isFree, weather, feePercent, today, portions, specialDays } = asked
  const [search] = useSearchParams()
  const chosen = quote?.due ?? due
  const at = (when: { readonly date: AskedView['until']; readonly slot: string }) =>
    `${text(dayText(when.date))} ${when.slot}`
  return (
    <div className={css.moving}>
      <form method="get" className={css.choose}>
        <input type="hidden" name="key" value={search.get('key') ?? ''} />
        <input type="hidden" name="ask" value="date" />
        <Island name="change-date" props={{ ...{ days, slots, held, today, portions, specialDays }, chosen }}>
          <label>
            {text(changes.newDate)}
            <select name="date" defaultValue={chosen.date}>
              {days.map((day) => (
                <option key={day} value={day}>
                  {text(dayText(day))}
                </option>
              ))}
            </select>
          </label>
          <label>
            {text(changes.newTime)}
            <select name="slot" defaultValue={chosen.slot}>
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
              <Row name={text(withPercent(changes.changeFee, feePercent))} amount={quote.fee} />
            )}
            {quote.deliveryDifference !== 0 && (
              <Row name={text(changes.deliveryDifference)} amount={quote.deliveryDifference} />
            )}
            <Sum name={text(changes.extraToPay)} amount={quote.toPay} />
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

function Row({ name, amount }: { readonly name: ReactNode; readonly amount: Cents }) {
  return <SlipRow label={name} value={formatMoney(amount, exact)} />
}

function Sum({ name, amount }: { readonly name: ReactNode; readonly amount: Cents }) {
  return (
    <p className={css.sum}>
      <b>{name}</b>
      <Price price={moneyParts(amount, exact)} size="l" />
    </p>
  )
}
