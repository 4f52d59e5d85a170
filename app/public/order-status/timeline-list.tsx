import { useLocation } from 'react-router'
import { useText } from '#app/ui/lang.tsx'
import { lastSeen, progress, stepNames } from '#content/ordering/order-progress.ts'
import { status } from '#content/ordering/order-status.ts'
import { OrderIcon } from './order-icon.tsx'
import css from './timeline-list.module.css'
import type { StatusView } from './view.ts'

export function TimelineList({ view }: { readonly view: StatusView }) {
  const text = useText()
  const { pathname, search } = useLocation()
  const isRefund = view.isOff && view.payment.receivedAmount > 0
  return (
    <section className={css.progress}>
      <h2 className={css.heading}>{text(isRefund ? status.refunding : status.progress)}</h2>
      <ol className={css.steps}>
        {view.timeline.map(({ name, state, note, when }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the same step may occur twice, and the order of the list never changes
            key={index}
            className={state === 'to-come' ? undefined : css[state]}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <div>
              <b>{text(stepNames[name])}</b>
              {state === 'now' && <span className={css.here}>{text(progress.now)}</span>}
              {note && <small>{note}</small>}
            </div>
            {when && <span className={css.when}>{when}</span>}
          </li>
        ))}
      </ol>
      <p className={css.fresh}>
        <OrderIcon name="again" size={16} />
        <span>{text(lastSeen(view.seenAt))}</span>
        <a href={`${pathname}${search}`}>{text(progress.refresh)}</a>
      </p>
    </section>
  )
}
