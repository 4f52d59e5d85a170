/** A checkbox allows each exceeded limit. */
import { Check } from '#app/staff/shell/ui/field.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { useText } from '#app/ui/lang.tsx'
import { boundChoices, boundWarnings } from '#content/staff/orders/bounds.ts'
import type { Bound } from '#domain/ordering/order-bounds.ts'

interface ExceedsProps {
  readonly bounds: readonly Bound[]
  readonly selectedBounds: readonly Bound[]
}

export function Exceeds({ bounds, selectedBounds }: ExceedsProps) {
  const text = useText()
  if (bounds.length === 0) return null
  return (
    <Note kind="warn">
      {bounds.map((bound) => (
        <div key={bound}>
          <p>{text(boundWarnings[bound])}</p>
          <Check
            label={text(boundChoices[bound])}
            name="exceed"
            value={bound}
            defaultChecked={selectedBounds.includes(bound)}
          />
        </div>
      ))}
    </Note>
  )
}
