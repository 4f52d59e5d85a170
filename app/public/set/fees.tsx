/** All figures and exceptions come from the settings (decisions 19 to 21). */
import { useText } from '#app/ui/lang.tsx'
import { notServedNote } from '#content/ordering/areas.ts'
import { dayRange, freeDelivery, freeWithSet, setPage, specialDates } from '#content/pages/set.ts'
import { deliveryAreas, placesNotServed } from '#domain/delivery/delivery-areas.ts'
import { feeOnSpecialDates } from '#domain/delivery/zone-fee.ts'
import type { SetMenu } from '#domain/menu/catalogue.ts'
import { formatMoney } from '#domain/money.ts'
import type { Settings } from '#domain/shop/settings.ts'
import type { Lang } from '#domain/text.ts'
import css from './set.module.css'

export type FeesView = ReturnType<typeof feesView>

export function feesView(set: SetMenu, settings: Settings, lang: Lang) {
  const { zones, specialDates: dates, freeDeliveryFrom } = settings
  const exceptions = deliveryAreas(settings).flatMap(({ zone, remotePlace }) =>
    zone && remotePlace && !remotePlace.freeDelivery ? [remotePlace.name] : [],
  )
  const notServed = notServedNote({ notServed: placesNotServed(settings) })
  const terms = [
    set.includesDelivery ? freeWithSet(exceptions) : freeDelivery(formatMoney(freeDeliveryFrom), exceptions),
    ...(dates.length > 0 ? [specialDates(dates.map(({ from, to }) => dayRange(from, to)))] : []),
    ...(notServed.zh ? [notServed] : []),
  ]
  return {
    zones: zones.map((zone) => ({
      id: zone.id,
      name: zone.name[lang],
      fee: formatMoney(zone.fee),
      special: formatMoney(feeOnSpecialDates(zone)),
      note: zone.note[lang],
    })),
    hasNotes: zones.some(({ note }) => note[lang] !== ''),
    terms: terms.map((term) => term[lang]),
  }
}

export function SetFees({ id, fees }: { readonly id: string; readonly fees: FeesView }) {
  const text = useText()
  return (
    <section className={css.fees} id={id}>
      <h2>{text(setPage.fees)}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{text(setPage.area)}</th>
            <th scope="col">{text(setPage.fee)}</th>
            <th scope="col">{text(setPage.specialFee)}</th>
            {fees.hasNotes && <th scope="col">{text(setPage.notes)}</th>}
          </tr>
        </thead>
        <tbody>
          {fees.zones.map((zone) => (
            <tr key={zone.id}>
              <th scope="row">{zone.name}</th>
              <td className={css.fee}>{zone.fee}</td>
              <td className={css.fee}>{zone.special}</td>
              {fees.hasNotes && <td>{zone.note}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={css.terms}>
        {fees.terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </section>
  )
}
