import { useFormField } from '#app/ui/form/form.tsx'
import { Label } from '#app/ui/form/group.tsx'
import { FormChoice } from '#app/ui/form/inputs.tsx'
import { useText } from '#app/ui/lang.tsx'
import { order } from '#content/ordering/order.ts'
import type { Settings } from '#domain/shop/settings.ts'
import css from './pickup.module.css'

/** A single place is preselected. */
export function OrderPickup({ settings: { pickupPlaces } }: { readonly settings: Settings }) {
  const text = useText()
  const { label, value } = useFormField('pickupPlaceId')
  const place = pickupPlaces.find(({ id }) => id === value)
  if (place && pickupPlaces.length === 1) {
    return (
      <div>
        <Label id="pickup-place">{label}</Label>
        <p className={css.place}>
          <b>{text(place.name)}</b>
          {text(place.address)}
        </p>
      </div>
    )
  }
  return (
    <FormChoice
      name="pickupPlaceId"
      required
      none={order.choosePickupPlace}
      about={place?.address}
      options={pickupPlaces.map(({ id, name }) => ({ value: id, label: text(name) }))}
    />
  )
}
