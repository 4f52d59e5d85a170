import { Icon } from '#app/ui/icon.tsx'
import { LaidTable, type LaidTableProps } from '#app/ui/laid-table/laid-table.tsx'
import { useText } from '#app/ui/lang.tsx'
import { Price } from '#app/ui/money/price.tsx'
import { Slip, SlipRow } from '#app/ui/money/slip.tsx'
import { deliveryTo, extraTotal, order, times } from '#content/ordering/order.ts'
import { dishesCount, status, whyNoFee } from '#content/ordering/order-status.ts'
import { cents, exactParts, formatExact } from '#domain/money.ts'
import { keptFees } from '#domain/placed/change-fee.ts'
import css from './slip.module.css'
import type { StatusView } from './view.ts'

export interface StatusSlipProps {
  readonly view: StatusView
  /** By line; null where the menu has none of its dishes. */
  readonly tables: readonly (LaidTableProps | null)[]
}

/** The bill keeps the names and prices of the day of the order. */
export function StatusSlip({ view, tables }: StatusSlipProps) {
  const text = useText()
  const isPickup = view.fulfilment === 'pickup'
  const { deliveryFee } = view
  const zone = view.remotePlace ?? view.zone
  const utensilsText = (kind: 'cutlery' | 'tongs') => {
    const total = view[kind]
    return text(total === null ? status.noneWanted : extraTotal(total, kind))
  }
  const context: readonly (readonly [string, string | null])[] = [
    [text(isPickup ? status.collect : status.arrives), view.due],
    [text(isPickup ? status.place : status.address), isPickup ? view.pickupPlace : view.address],
    [text(status.district), view.district],
    [text(status.remotePlace), view.remotePlace],
    [text(order.cutlery), utensilsText('cutlery')],
    [text(order.tongs), utensilsText('tongs')],
    [text(status.contact), `${view.name}\n${view.phone}`],
    ...view.notes,
    ...view.needs,
  ]
  return (
    <Slip title={text(status.slip)} note={<span className={css.reference}>{view.reference}</span>}>
      {view.lines.map(({ name, units, sets, amount, dishes }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a stored order never move
        <div key={index} className={css.line}>
          <Table table={tables[index]} />
          <SlipRow label={<b>{times(text(name), units)}</b>} value={formatExact(amount)} />
          {dishes.length > 0 && (
            <details>
              <summary>
                {text(dishesCount(dishes.length))}
                <Icon name="down" size={15} />
              </summary>
              <ul>
                {dishes.map((dish) => (
                  <li key={dish.name.zh}>{times(text(dish.name), dish.number * sets)}</li>
                ))}
              </ul>
            </details>
          )}
        </div>
      ))}
      {view.adjustments.map(({ name, amount }) => (
        <div key={name} className={amount > 0 ? undefined : css.promotion}>
          <SlipRow label={name} value={formatExact(amount)} />
        </div>
      ))}
      <SlipRow
        label={
          <>
            {text(isPickup ? status.pickup : zone ? deliveryTo({ zh: zone, en: zone }) : status.delivery)}
            {deliveryFee === 0 && <small> {text(whyNoFee(view))}</small>}
          </>
        }
        value={deliveryFee === null ? text(status.byQuotation) : formatExact(deliveryFee)}
      />
      {view.changeFee > 0 && <SlipRow label={text(status.changeFee)} value={formatExact(view.changeFee)} />}
      {view.allowance > 0 && (
        <div className={css.promotion}>
          <SlipRow label={text(status.allowance)} value={formatExact(cents(-view.allowance))} />
        </div>
      )}
      <p className={css.total}>
        <span>
          {text(view.isOff ? status.originalTotal : status.total)}
          {deliveryFee === null && <small> {text(order.plusDelivery)}</small>}
        </span>
        <Price price={exactParts(view.total)} size="l" />
      </p>
      <dl className={css.facts}>
        {context.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Slip>
  )
}

function Table({ table }: { readonly table: LaidTableProps | null | undefined }) {
  return (
    table && (
      <div className={css.table}>
        <LaidTable {...table} />
      </div>
    )
  )
}

export function RefundSlip({ view }: { readonly view: StatusView }) {
  const text = useText()
  const { cancellationFee, payment } = view
  const { earlier, newFee: price } = keptFees(cancellationFee, view.changeFee)
  if (payment.captured === 0) return null
  const refund = cents(payment.captured - cancellationFee)
  return (
    <Slip title={text(status.refundSlip)} note={<span className={css.reference}>{view.reference}</span>}>
      <SlipRow label={text(status.paid)} value={formatExact(payment.captured)} />
      {earlier > 0 && <SlipRow label={text(status.changeFee)} value={formatExact(cents(-earlier))} />}
      {price > 0 && <SlipRow label={text(status.cancellationFee)} value={formatExact(cents(-price))} />}
      <p className={css.total}>
        <span>{text(status.refund)}</span>
        <Price price={exactParts(refund)} size="l" />
      </p>
    </Slip>
  )
}
