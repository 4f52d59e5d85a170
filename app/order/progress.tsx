import { useText } from '#app/ui/lang.tsx'
import { order, progress } from '#content/ordering/order.ts'
import type { OrderStep } from '#domain/ordering/order-steps.ts'
import css from './progress.module.css'

/** Methods and form share a hexagon. */
const hexagonOf = {
  orderContent: 0,
  methods: 1,
  orderForm: 1,
  orderContact: 2,
  pay: 3,
} as const satisfies Record<OrderStep, number>

export function OrderProgress({ step }: { readonly step: OrderStep }) {
  const text = useText()
  const now = hexagonOf[step]
  return (
    <ol className={css.progress} aria-label={text(order.progress)}>
      {progress.map((name, index) => (
        <li
          key={text(name)}
          className={index < now ? css.done : index === now ? css.now : undefined}
          aria-current={index === now ? 'step' : undefined}
        >
          {text(name)}
          {index < now && <span className="vh">{text(order.done)}</span>}
        </li>
      ))}
    </ol>
  )
}
