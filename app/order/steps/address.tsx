import { Select, TextField } from '#app/ui/field.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { order } from '#content/ordering/order.ts'
import { areaLabel } from '#domain/delivery-fee.ts'
import { mostLetters } from '#domain/input-limits.ts'
import type { FormPart } from './form-part.ts'

/** Area with its fee, the area's remote places, the address. */
export function OrderAddress({ part: { current, edit, errorOf } }: { readonly part: FormPart }) {
  const text = useText()
  const lang = useLang()
  const { zones, remotePlaces } = current.facts.settings
  const { zoneId, remotePlaceId, address } = current.attempt.dialog.details
  const zone = zones.find(({ id }) => id === zoneId)
  const places = remotePlaces.filter((place) => place.zoneId === zoneId)
  const place = places.find(({ id }) => id === remotePlaceId)
  const checkAddress = () =>
    current.dispatch({
      type: 'check',
      field: 'address',
      refusal: current.refusals.find(({ field }) => field === 'address') ?? null,
    })
  return (
    <>
      <div data-field="zoneId">
        <Select
          label={text(order.area)}
          required
          name="area"
          autoComplete="address-level2"
          value={zoneId ?? ''}
          error={errorOf('zoneId')}
          hint={zone && text(zone.note)}
          onChange={({ target }) => edit({ zoneId: target.value || null, remotePlaceId: null })}
        >
          <option value="">{text(order.chooseArea)}</option>
          {zones.map((each) => (
            <option key={each.id} value={each.id}>
              {areaLabel(each, lang)}
            </option>
          ))}
        </Select>
      </div>
      <div data-field="address">
        <TextField
          label={text(order.address)}
          required
          name="address"
          autoComplete="street-address"
          inputMode="text"
          maxLength={mostLetters.address}
          placeholder={text(order.addressHint)}
          value={address}
          error={errorOf('address')}
          onChange={({ target }) => edit({ address: target.value })}
          onBlur={checkAddress}
        />
      </div>
      {places.length > 0 && (
        <div data-field="remotePlaceId">
          <Select
            label={text(order.remotePlace)}
            name="remotePlace"
            autoComplete="off"
            value={remotePlaceId ?? ''}
            error={errorOf('remotePlaceId')}
            hint={place && text(place.note)}
            onChange={({ target }) => edit({ remotePlaceId: target.value || null })}
          >
            <option value="">{text(order.notRemote)}</option>
            {places.map((each) => (
              <option key={each.id} value={each.id}>
                {text(each.name)}
              </option>
            ))}
          </Select>
        </div>
      )}
    </>
  )
}
