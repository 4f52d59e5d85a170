import { Select } from '#app/ui/field.tsx'
import { useText } from '#app/ui/lang.tsx'
import { order } from '#content/ordering/order.ts'
import type { FormPart } from './form-part.ts'

export function OrderPickup({ part: { current, edit, errorOf } }: { readonly part: FormPart }) {
  const text = useText()
  const { pickupPlaces } = current.facts.settings
  const { pickupPlaceId } = current.attempt.dialog.details
  const place = pickupPlaces.find(({ id }) => id === pickupPlaceId)
  return (
    <div data-field="pickupPlaceId">
      <Select
        label={text(order.pickupPlace)}
        required
        name="pickupPlace"
        autoComplete="off"
        value={pickupPlaceId ?? ''}
        error={errorOf('pickupPlaceId')}
        hint={place && text(place.address)}
        onChange={({ target }) => edit({ pickupPlaceId: target.value || null })}
      >
        <option value="">{text(order.choosePickupPlace)}</option>
        {pickupPlaces.map(({ id, name }) => (
          <option key={id} value={id}>
            {text(name)}
          </option>
        ))}
      </Select>
    </div>
  )
}
