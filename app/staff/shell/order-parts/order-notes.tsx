import { useText } from '#app/ui/lang.tsx'
import { orderFieldWords } from '#content/ordering/order-fields.ts'
import { type Notes, noteNames } from '#domain/ordering/order-fields.ts'

/** What the customer wrote, under the names of the notes. */
export function OrderNotes({
  notes,
  className,
}: {
  readonly notes: Partial<Notes>
  readonly className?: string | undefined
}) {
  const text = useText()
  return noteNames.map(
    (name) =>
      notes[name] && (
        <p key={name} className={className}>
          <b>{text(orderFieldWords[name].name)}</b> {notes[name]}
        </p>
      ),
  )
}
