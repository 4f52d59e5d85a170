import { Note } from '#app/staff/shell/ui/note.tsx'
import { Clashes } from '#app/staff/shop/menus/clashes.tsx'
import { useText } from '#app/ui/lang.tsx'
import { between } from '#content/phrases.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import type { Text } from '#domain/text.ts'
import type { DraftFormResult } from './posted-form.ts'

interface OpenedFormProps {
  /** The values are the draft's if there is one. */
  readonly storedValues: Values
  readonly isDraft: boolean
  /** The values a refused form was opened with. */
  readonly formResult: Pick<DraftFormResult, 'base' | 'wasDraft'>
}

/** Hidden opened values, from which publishing detects changes by others. */
export function OpenedForm({ storedValues, isDraft, formResult }: OpenedFormProps) {
  return (
    <>
      <input type="hidden" name="opened" value={JSON.stringify(formResult.base ?? storedValues)} />
      <input type="hidden" name="wasDraft" value={(formResult.wasDraft ?? isDraft) ? 'yes' : 'no'} />
    </>
  )
}

export function FormNotes({
  formResult,
  nameOf,
}: {
  readonly formResult: Pick<DraftFormResult, 'success' | 'problem' | 'unseen'>
  readonly nameOf: (unit: string) => Text
}) {
  const text = useText()
  const unseen = formResult.unseen.map((unit) => text(nameOf(unit)))
  return (
    <>
      {formResult.success && <Note kind="done">{text(formResult.success)}</Note>}
      {formResult.problem && (
        <Note kind="error">
          {text(formResult.problem)} {unseen.length > 0 && <b>{unseen.join(text(between.items))}</b>}
        </Note>
      )}
    </>
  )
}

interface ItemClashesProps {
  readonly formResult: DraftFormResult
  readonly storedValues: Values
  readonly unitOf: (name: string) => string
  readonly nameOf: (field: string) => Text
  readonly nameOfValue: (value: string, field: string) => Text
}

export function ItemClashes({ formResult, storedValues, unitOf, nameOf, nameOfValue }: ItemClashesProps) {
  const text = useText()
  const mine = formResult.input ?? storedValues
  const display = (values: Values, unit: string) =>
    Object.keys(values)
      .filter((name) => unitOf(name) === unit)
      .map((name) => text(nameOfValue(values[name] ?? '', name)))
      .join(text(between.parts))
  if (formResult.clashes.length === 0) return null
  return (
    <Clashes
      clashes={formResult.clashes}
      nameOf={nameOf}
      display={(side, unit) => display(side === 'mine' ? mine : storedValues, unit)}
    />
  )
}
