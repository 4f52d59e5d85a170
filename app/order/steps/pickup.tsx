import { useFormField } from '#app/ui/form/form.tsx'
import { FormChoice } from '#app/ui/form/inputs.tsx'
import { useText } from '#app/ui/lang.tsx'
import { order } from '#content/ordering/order.ts'
import type { Settings } from '#domain/settings.ts'

export function OrderPickup({ settings: { pickupPlaces } }: { readonly settings: Settings }) {
  const text = useText()
  const { value } = useFormField('pickupPlaceId')
  return (
    <FormChoice
      name="pickupPlaceId"
      required
      none={order.choosePickupPlace}
      about={pickupPlaces.find(({ id }) => id === value)?.address}
      options={pickupPlaces.map(({ id, name }) => ({ value: id, label: text(name) }))}
    />
  )
}
