/** Only clashing fields need a choice. */

import { useEffect, useState } from 'react'
import { staffOrderPath } from '#app/staff/addresses.ts'
import styles from '#app/staff/orders/form/order-form.module.css'
import { Button, ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { Dialog } from '#app/staff/shell/ui/dialog.tsx'
import { Check } from '#app/staff/shell/ui/field.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import {
  conflictLead,
  conflictTitle,
  editPage,
  keptTheirs,
  mergedTotal,
  savedBy,
  theCustomer,
} from '#content/staff/orders/edit-order.ts'
import { timeInHongKong } from '#domain/calendar.ts'
import { formatExact } from '#domain/money.ts'
import type { MergedUnit } from '#domain/staff/forms/form.ts'
import type { EditUnit } from '#domain/staff/orders/edit/edit-units.ts'
import type { EditConflict, EditView } from '#server/page-data/staff/orders/staff-edit.ts'
import tables from './tables.module.css'
import { editUnitName, unitText } from './unit-text.ts'

interface ConflictProps {
  readonly view: EditView
  readonly conflict: EditConflict
  readonly isAsked: boolean
}

export function Conflict({ view, conflict, isAsked }: ConflictProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(isAsked)
  // The new price after a choice must not close the dialog.
  useEffect(() => {
    if (isAsked) setOpen(true)
  }, [isAsked])
  const by = conflict.by || text(theCustomer)
  const lead = text(conflictLead(by, timeInHongKong(new Date(conflict.at))))
  if (!isOpen)
    return (
      <Note kind="warn">
        <b>{text(conflictTitle(by))}</b> <p>{lead}</p>
      </Note>
    )
  return (
    <Dialog
      title={text(conflictTitle(by))}
      onClose={() => setOpen(false)}
      foot={
        <>
          <ButtonLink to={staffOrderPath(view.reference)} reloadDocument>
            {text(editPage.discardMine)}
          </ButtonLink>
          <Button kind="go" name="verb" value="save">
            {text(editPage.mergeAndSave)}
          </Button>
        </>
      }
    >
      <p>{lead}</p>
      <table className={tables.conflict}>
        <thead>
          <tr>
            <th scope="col">{text(editPage.field)}</th>
            <th scope="col">{text(savedBy(by))}</th>
            <th scope="col">{text(editPage.wanted)}</th>
            <th scope="col">{text(editPage.use)}</th>
          </tr>
        </thead>
        <tbody>
          {conflict.units.map((unit) => (
            <Row key={unit.unit} unit={unit} view={view} conflict={conflict} by={by} />
          ))}
        </tbody>
      </table>
      <Note kind="info">{text(mergedTotal(formatExact(view.money.total)))}</Note>
    </Dialog>
  )
}

function Row({
  unit: { unit, changedBy, clashes, side: items },
  view,
  conflict,
  by,
}: {
  readonly unit: MergedUnit<EditUnit>
  readonly view: EditView
  readonly conflict: EditConflict
  readonly by: string
}) {
  const text = useText()
  const lang = useLang()
  const name = editUnitName(unit, view.form, lang)
  const display = (values: EditConflict['mine']) => unitText(unit, values, view.form, lang) || '–'
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-head={text(savedBy(by))}>
        {changedBy === 'mine' ? text(editPage.unchanged) : display(conflict.theirs)}
      </td>
      <td data-head={text(editPage.wanted)}>
        {changedBy === 'theirs' ? text(editPage.unchanged) : display(conflict.mine)}
      </td>
      <td>
        {clashes ? (
          <fieldset className={styles.row} aria-label={`${text(editPage.use)} ${name}`}>
            {(['theirs', 'mine'] as const).map((side) => (
              <Check
                key={side}
                type="radio"
                name={`choose.${unit}`}
                value={side}
                defaultChecked={items === side}
                label={side === 'mine' ? text(editPage.mine) : by}
              />
            ))}
          </fieldset>
        ) : (
          text(
            changedBy === 'mine'
              ? editPage.keptMine
              : changedBy === 'theirs'
                ? keptTheirs(by)
                : editPage.same,
          )
        )}
      </td>
    </tr>
  )
}
