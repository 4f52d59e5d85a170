import { Alert } from '#app/ui/alert.tsx'
import { useText } from '#app/ui/lang.tsx'
import { status, statusNames, toCome } from '#content/ordering/order-status.ts'
import css from './progress.module.css'
import type { StatusView } from './view.ts'

export function OrderProgress({ view }: { readonly view: StatusView }) {
  const text = useText()
  return (
    <section className={css.progress}>
      <h2>{text(status.progress)}</h2>
      {view.milestones.length === 0 ? (
        <Alert kind="warn" announced={false}>
          {text(statusNames[view.status])}
        </Alert>
      ) : (
        <ol>
          {view.milestones.map(({ status: step, state, when }) => {
            const expected = state === 'now' ? toCome[step] : undefined
            return (
              <li
                key={step}
                className={state === 'to-come' ? undefined : css[state]}
                aria-current={state === 'now' ? 'step' : undefined}
              >
                <b>{text(statusNames[step])}</b>
                <span>{when || (expected && text(expected))}</span>
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}
