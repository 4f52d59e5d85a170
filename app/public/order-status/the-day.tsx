import { Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { usuallyWithin } from '#content/ordering/order-progress.ts'
import { reportWithin, status, today } from '#content/ordering/order-status.ts'
import { callLink, withoutCountryCode } from '#domain/shop/chat-message.ts'
import { OrderIcon } from './order-icon.tsx'
import css from './the-day.module.css'
import type { StatusView } from './view.ts'

/** Stops on the drawn route. */
const stops = [1, 2, 3, 4, 5]

export function Today({ view, area }: { readonly view: StatusView; readonly area: string }) {
  const text = useText()
  const isOnTheWay = view.stage === 'on-the-way'
  const van = (
    <span className={css.van}>
      <OrderIcon name="truck" size={25} />
    </span>
  )
  return (
    <section className={css.today}>
      <h2 className={css.heading}>{text(today)}</h2>
      <div className={css.trip}>
        <p className={css.hour}>
          <small>{text(status.expectedAt)}</small>
          {view.slot}
        </p>
        <div>
          <div className={css.way} aria-hidden="true">
            {!isOnTheWay && van}
            {stops.map((stop) => {
              const isPassed = isOnTheWay && stop < stops.length
              return (
                <span key={stop} className={isPassed ? css.passed : undefined}>
                  {isOnTheWay && stop === stops.length && van}
                </span>
              )
            })}
          </div>
          <p className={css.ends}>
            <span>
              <b>{text(status.kitchen)}</b>
              {area}
            </span>
            <span>
              <b>{view.address}</b>
            </span>
          </p>
          <p className={css.note}>{text(usuallyWithin(view.service.arrivalMinutes))}</p>
          {view.driverPhone && (
            <p className={css.buttons}>
              <Button kind="jade" size="s" icon="phone" href={callLink(view.driverPhone)}>
                {text(status.callDriver)}
              </Button>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

interface NotRightProps {
  readonly view: StatusView
  readonly chatHref: string
  readonly hotline: string
}

export function NotRight({ view, chatHref, hotline }: NotRightProps) {
  const text = useText()
  return (
    <section className={css.after}>
      <h2 className={css.heading}>{text(status.notRight)}</h2>
      <p>{text(reportWithin(view.service.reportWithinHours))}</p>
      <p className={css.buttons}>
        <Button kind="jade" icon="chat" href={chatHref} target="_blank" rel="noopener noreferrer">
          {text(status.tellUs)}
        </Button>
        <Button kind="quiet" icon="phone" href={callLink(hotline)}>
          {withoutCountryCode(hotline)}
        </Button>
      </p>
    </section>
  )
}
