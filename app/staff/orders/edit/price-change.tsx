import { useId } from 'react'
import { Exceeds } from '#app/staff/orders/form/exceeds.tsx'
import { problemText } from '#app/staff/shell/move-form.ts'
import { Field } from '#app/staff/shell/ui/field.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import {
  backAfter,
  editPage,
  editReasons,
  keptName,
  owedAfter,
  termsKept,
} from '#content/staff/orders/edit-order.ts'
import { type Cents, cents, formatExact } from '#domain/money.ts'
import type { Bound } from '#domain/ordering/order-bounds.ts'
import type { PriceRow } from '#domain/staff/orders/edit/price-difference.ts'
import { maxNoteLetters } from '#domain/staff/orders/order-move.ts'
import type { EditView } from '#server/page-data/staff/orders/staff-edit.ts'
import { AmountCell } from './amount-cell.tsx'
import { PricePanel } from './price-panel.tsx'
import tables from './tables.module.css'

/** The text is, for example, +$165.44. */
export const signedAmount = (amount: Cents) => (amount > 0 ? `+${formatExact(amount)}` : formatExact(amount))

interface PriceChangeProps {
  readonly view: EditView
  readonly selectedBounds: readonly Bound[]
}

export function PriceChange({ view, selectedBounds }: PriceChangeProps) {
  const text = useText()
  const { rows, totalBefore, total, due, excess, hasProof } = view.money
  return (
    <>
      <PricePanel
        title={editPage.priceTitle}
        heads={[editPage.item, editPage.before, editPage.after, editPage.difference]}
        rows={rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an order may have one name
          <Row key={index} row={row} />
        ))}
        total={
          <>
            <th scope="row">{text(editPage.total)}</th>
            <td>{formatExact(totalBefore)}</td>
            <td>{formatExact(total)}</td>
            <Difference before={totalBefore} after={total} />
          </>
        }
      />
      {view.refusals.length > 0 && (
        <Note kind="error">
          {[...new Set(view.refusals.map((refusal) => text(problemText(refusal))))].map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Note>
      )}
      <Exceeds bounds={view.exceeds} selectedBounds={selectedBounds} />
      <Note kind="info">
        <p>{text(termsKept(view.termsVersion))}</p>
        {hasProof && <p>{text(editPage.proofIn)}</p>}
        {due > 0 && <p>{text(owedAfter(formatExact(due)))}</p>}
        {excess > 0 && <p>{text(backAfter(formatExact(excess)))}</p>}
      </Note>
    </>
  )
}

function Row({ row }: { readonly row: PriceRow }) {
  const text = useText()
  return (
    <tr>
      <th scope="row">{nameOf(row, text)}</th>
      <AmountCell amount={row.before} />
      <AmountCell amount={row.after} />
      <Difference before={row.before} after={row.after} />
    </tr>
  )
}

function nameOf({ kind, name, units, before, after }: PriceRow, text: ReturnType<typeof useText>): string {
  const [was, now] = units ?? [0, 0]
  const numbers = units ? ` × ${was === now ? now : `${was} → × ${now}`}` : ''
  switch (kind) {
    case 'line':
      return `${name ? text(name) : ''}${numbers}`
    case 'promotion':
      return before !== 0 && after !== 0 && name ? text(keptName(name)) : text(name ?? editPage.code)
    case 'delivery':
      return text(editPage.deliveryFee)
    default:
      return `${text(editPage[kind])}${numbers}`
  }
}

function Difference({ before, after }: { readonly before: Cents | null; readonly after: Cents | null }) {
  const amount = cents((after ?? 0) - (before ?? 0))
  return <td className={amount > 0 ? tables.up : amount < 0 ? tables.down : ''}>{signedAmount(amount)}</td>
}

interface ReasonProps {
  readonly note: string
  readonly isRequired: boolean
}

export function Reason({ note, isRequired }: ReasonProps) {
  const text = useText()
  const id = useId()
  return (
    <Panel title={text(editPage.reason)}>
      <PanelBody>
        <Field
          label={text(editPage.reason)}
          hint={text(editPage.reasonHint)}
          name="note"
          list={id}
          maxLength={maxNoteLetters}
          required={isRequired}
          defaultValue={note}
        />
        <datalist id={id}>
          {editReasons.map((reason) => (
            <option key={reason.en} value={text(reason)} />
          ))}
        </datalist>
        <p>
          <small>{text(editPage.letter)}</small>
        </p>
      </PanelBody>
    </Panel>
  )
}
