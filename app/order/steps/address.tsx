import { useFormField } from '#app/ui/form/form.tsx'
import { FormChoice, FormInput } from '#app/ui/form/inputs.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { order } from '#content/ordering/order.ts'
import { areaLabel } from '#domain/delivery-fee.ts'
import type { Settings } from '#domain/settings.ts'

/** Area with its fee, the area's remote places, the address. */
export function OrderAddress({ settings }: { readonly settings: Settings }) {
  const text = useText()
  const lang = useLang()
  const zoneId = useFormField('zoneId').value
  const remotePlaceId = useFormField('remotePlaceId').value
  const zone = settings.zones.find(({ id }) => id === zoneId)
  const places = settings.remotePlaces.filter((place) => place.zoneId === zoneId)
  const place = places.find(({ id }) => id === remotePlaceId)
  return (
    <>
      <FormChoice
        name="zoneId"
        required
        autoComplete="address-level2"
        none={order.chooseArea}
        about={zone?.note}
        options={settings.zones.map((each) => ({ value: each.id, label: areaLabel(each, lang) }))}
      />
      <FormInput name="address" required autoComplete="street-address" inputMode="text" />
      {places.length > 0 && (
        <FormChoice
          name="remotePlaceId"
          none={order.notRemote}
          about={place?.note}
          options={places.map(({ id, name }) => ({ value: id, label: text(name) }))}
        />
      )}
    </>
  )
}
