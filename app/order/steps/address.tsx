import type { ReactNode } from 'react'
import type { Order } from '#app/order/attempt/state.ts'
import { Button } from '#app/ui/button.tsx'
import { FormInput } from '#app/ui/form/inputs.tsx'
import { FormSearch } from '#app/ui/form/search-input.tsx'
import type { SearchGroup } from '#app/ui/form/search-options.ts'
import { useLang, useText } from '#app/ui/lang.tsx'
import { areaText, remoteGroup } from '#content/ordering/areas.ts'
import { order, sameAddress } from '#content/ordering/order.ts'
import { refusalText } from '#content/ordering/refusals.ts'
import { type DeliveryArea, deliveryAreas } from '#domain/delivery/delivery-areas.ts'
import { areaLabel } from '#domain/delivery/delivery-fee.ts'
import type { Lang } from '#domain/text.ts'
import css from './address.module.css'
import { TwoPhrases } from './two-phrases.tsx'

interface OrderAddressProps {
  readonly current: Pick<Order, 'dispatch' | 'rules'> & { readonly attempt: Pick<Order['attempt'], 'dialog'> }
}

export function OrderAddress({ current }: OrderAddressProps) {
  const text = useText()
  const lang = useLang()
  const { attempt, dispatch, rules } = current
  const { details, earlierPlace } = attempt.dialog
  const areas = deliveryAreas(rules.settings)
  const area = areas.find(({ id }) => id === details.areaId)
  const isOffered = earlierPlace?.address && details.address === '' && !area
  return (
    <>
      {isOffered && (
        <div className={css.again}>
          <Button kind="quiet" size="s" icon="pin" onClick={() => dispatch({ type: 'usePlaceAgain' })}>
            {text(sameAddress(earlierPlace.address))}
          </Button>
        </div>
      )}
      <FormSearch
        name="zoneId"
        required
        about={area && aboutArea(area, lang)}
        emptyText={order.noSuchArea}
        groups={areaGroups(areas, lang)}
      />
      <FormInput name="address" required autoComplete="street-address" inputMode="text" />
    </>
  )
}

/** The text is, for example, '九龍（將軍澳除外）[$150]', without a fee that staff quote. */
function aboutArea({ zone, remotePlace }: DeliveryArea, lang: Lang): ReactNode {
  if (!zone) return refusalText({ code: 'place-not-served', data: {} }, lang)
  if (remotePlace?.byQuotation) return remotePlace.note[lang]
  return <TwoPhrases first={areaLabel(zone, lang)} second={(remotePlace ?? zone).note[lang]} />
}

/** Remote places have their own rules and notes. */
export function areaGroups(areas: readonly DeliveryArea[], lang: Lang): readonly SearchGroup[] {
  const groups = new Map<string, SearchGroup['options'][number][]>()
  for (const area of areas) {
    const { name, places } = areaText(area)
    const place = area.remotePlace?.name ?? name
    const heading = !area.zone
      ? order.notServed[lang]
      : area.remotePlace
        ? remoteGroup[lang]
        : areaLabel(area.zone, lang)
    const options = groups.get(heading) ?? []
    options.push({
      value: area.id,
      label: name[lang],
      note: places[lang] || (area.zone && area.remotePlace?.note[lang]) || '',
      // A remote place is found by its own name before its district's.
      words: [place.zh, place.en, name.zh, name.en, places.zh, places.en].join('|'),
      outcome: area.remotePlace ? area.id : (area.zone?.id ?? ''),
    })
    groups.set(heading, options)
  }
  return [...groups].map(([label, options]) => ({ label, options }))
}
