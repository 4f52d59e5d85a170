import { LangProvider } from '#app/ui/lang.tsx'
import type { SlipCopy } from '#domain/staff/orders/slip.ts'
import type { OrderSlip } from '#server/page-data/staff/orders/order-slip.ts'
import { Copy } from './copy.tsx'
import styles from './slip.module.css'

interface SheetsProps {
  readonly orders: readonly OrderSlip[]
  readonly copies: readonly SlipCopy[]
}

export function Sheets({ orders, copies }: SheetsProps) {
  return (
    <div className={styles.slips}>
      {orders.flatMap((order) =>
        copies.map((copy) => {
          const key = `${order.reference} ${copy}`
          if (copy === 'kitchen') return <Copy key={key} copy={copy} order={order} />
          return (
            <LangProvider key={key} lang={order.lang}>
              <Copy copy={copy} order={order} />
            </LangProvider>
          )
        }),
      )}
    </div>
  )
}
