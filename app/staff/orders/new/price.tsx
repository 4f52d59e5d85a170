import { AmountCell } from '#app/staff/orders/edit/amount-cell.tsx'
import { PricePanel } from '#app/staff/orders/edit/price-panel.tsx'
import { Exceeds } from '#app/staff/orders/form/exceeds.tsx'
import { useProblem } from '#app/staff/orders/form/problems.tsx'
import { Field } from '#app/staff/shell/ui/field.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { editPage } from '#content/staff/orders/edit-order.ts'
import { newOrderPage } from '#content/staff/orders/new-order.ts'
import { maxLetters } from '#domain/input-limits.ts'
import { formatExact } from '#domain/money.ts'
import { maxNoteLetters } from '#domain/staff/orders/order-move.ts'
import type { NewOrderRow, NewOrderView } from '#server/page-data/staff/orders/new-order.ts'

interface PriceProps {
  readonly view: NewOrderView
  /** Exceeding a limit requires a reason. */
  readonly isReasonMissing: boolean
}

export function Price({ view: { entry, exceeds, price }, isReasonMissing }: PriceProps) {
  const text = useText()
  return (
    <>
      <PricePanel
        title={newOrderPage.price}
        heads={[editPage.item, newOrderPage.amount]}
        rows={price.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an order may have one name
          <Row key={index} row={row} />
        ))}
        total={
          <>
            <th scope="row">
              {text(editPage.total)}
              {!price.includesDeliveryFee && <small> {text(newOrderPage.feeLater)}</small>}
            </th>
            <td>{formatExact(price.total)}</td>
          </>
        }
      >
        <Field
          label={text(newOrderPage.promotionCode)}
          name="promotionCode"
          maxLength={maxLetters.promotionCode}
          autoComplete="off"
          defaultValue={entry.customer.promotionCode}
          error={useProblem('promotionCode')}
        />
      </PricePanel>
      <Exceeds bounds={exceeds} selectedBounds={entry.exceeds} />
      <Panel title={text(newOrderPage.reason)}>
        <PanelBody>
          <Field
            label={text(newOrderPage.reason)}
            hint={text(newOrderPage.reasonHint)}
            name="reason"
            maxLength={maxNoteLetters}
            autoComplete="off"
            defaultValue={entry.customer.reason}
            error={isReasonMissing && text(newOrderPage.reasonMissing)}
          />
        </PanelBody>
      </Panel>
    </>
  )
}

function Row({ row: { kind, name, units, amount } }: { readonly row: NewOrderRow }) {
  const text = useText()
  const words = {
    line: name,
    promotion: name,
    cutlery: editPage.cutlery,
    tongs: editPage.tongs,
    delivery: editPage.deliveryFee,
  }[kind]
  return (
    <tr>
      <th scope="row">
        {words && text(words)}
        {units !== null && ` × ${units}`}
      </th>
      <AmountCell amount={amount} />
    </tr>
  )
}
