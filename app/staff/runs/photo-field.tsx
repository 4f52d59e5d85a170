import { Field } from '#app/staff/ui/field.tsx'
import { useText } from '#app/ui/lang.tsx'
import { runsPage } from '#content/staff/work/runs.ts'

/** A picture that goes with a tap; a phone opens its camera. */
export function PhotoField() {
  const text = useText()
  return (
    <Field
      label={text(runsPage.photo)}
      type="file"
      name="picture"
      accept="image/jpeg,image/png,image/webp"
      capture="environment"
    />
  )
}
