import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { changeRefusals } from '#content/ordering/change-refusals.ts'
import { cancelAndRefund, changes, moveAndPay, moveTo } from '#content/ordering/changes.ts'
import { refusalText } from '#content/ordering/refusals.ts'
import { maxCancelReason } from '#domain/input-limits.ts'
import { formatExact } from '#domain/money.ts'
import type { ChangeRefusal } from '#domain/placed/order-situation.ts'
import type { Refusal } from '#domain/refusals.ts'
import type { Lang } from '#domain/text.ts'
import { Cancelling } from './cancelling.tsx'
import css from './change-dialog.module.css'
import { Moving } from './move-question.tsx'
import type { RequestedView } from './requested-change.ts'

/** A field outside the form refers to it. */
const confirmForm = 'confirm-change'

interface ChangeDialogProps {
  readonly request: RequestedView
  readonly backHref: string
  /** Includes the input. */
  readonly refusal: { readonly changeRefusal: ChangeRefusal | Refusal; readonly why: string } | undefined
}

/** It has its own address and works without JavaScript; the script makes it modal. */
export function ChangeDialog({ request, backHref, refusal: lastRefusal }: ChangeDialogProps) {
  const text = useText()
  const lang = useLang()
  const { quote } = request
  const refusal = lastRefusal?.changeRefusal ?? request.refused ?? request.refusal
  return (
    <div className={css.scrim}>
      <dialog
        open
        className={request.kind === 'date' ? `${css.dialog} ${css.wide}` : css.dialog}
        aria-labelledby="change-title"
        data-change=""
      >
        <div className={css.head}>
          <h2 id="change-title" tabIndex={-1}>
            {text(request.kind === 'cancel' ? changes.cancelTitle : changes.changeDate)}
          </h2>
        </div>
        <div className={css.body}>
          {refusal && (
            <Alert kind="error">
              {typeof refusal === 'string' ? text(changeRefusals[refusal]) : refusalText(refusal, lang)}
            </Alert>
          )}
          {!request.refused &&
            (request.kind === 'cancel' ? <Cancelling request={request} /> : <Moving request={request} />)}
          {request.kind === 'cancel' && (quote || lastRefusal?.why) && (
            <TextArea
              form={quote ? confirmForm : undefined}
              name="why"
              label={text(changes.why)}
              rows={2}
              maxLength={maxCancelReason}
              defaultValue={lastRefusal?.why}
            />
          )}
        </div>
        <div className={css.foot}>
          <Button kind="quiet" href={backHref} data-leaves="">
            {text(request.kind === 'cancel' ? changes.keepOrder : changes.leaveIt)}
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
              <Button type="submit" name="change" value={request.kind}>
                {text(confirmText(request, quote))}
              </Button>
            </form>
          )}
        </div>
      </dialog>
    </div>
  )
}

type Quote = NonNullable<RequestedView['quote']>

function confirmText({ kind }: RequestedView, { toReturn, toPay, due }: Quote) {
  if (kind === 'cancel') return toReturn > 0 ? cancelAndRefund(formatExact(toReturn)) : changes.cancelNow
  const day = dayText(due.date)
  const words = (lang: Lang) =>
    toPay > 0 ? moveAndPay(day[lang], formatExact(toPay))[lang] : moveTo(day[lang])[lang]
  return { zh: words('zh'), en: words('en') }
}
