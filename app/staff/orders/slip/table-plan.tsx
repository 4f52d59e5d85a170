import type { OrderSlip } from '#server/page-data/staff/orders/order-slip.ts'
import styles from './slip.module.css'

export interface TablePlanProps {
  readonly plan: OrderSlip['lines'][number]['plan']
  readonly dishes: OrderSlip['lines'][number]['dishes']
}

/** Where the dishes lie on the customer's table, numbered as in the list; a black one holds what somebody must not eat. */
export function TablePlan({ plan, dishes }: TablePlanProps) {
  return (
    <svg className={styles.plan} viewBox="0 0 400 300" aria-hidden="true">
      <rect x="1" y="1" width="398" height="298" />
      {plan.map(({ x, y, width, index }) => (
        <g key={index} className={dishes[index]?.contains.length ? styles.warned : undefined}>
          <circle cx={4 * x} cy={3 * y} r={2 * width - 3} />
          <text x={4 * x} y={3 * y} fontSize={Math.min(40, 1.6 * width)}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}
