import { chosenTable } from '#app/ui/laid-table/chosen-table.ts'
import { LaidTable } from '#app/ui/laid-table/laid-table.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { FreeDelivery } from '#app/ui/money/free-delivery.tsx'
import { Price } from '#app/ui/money/price.tsx'
import { Slip, SlipRow } from '#app/ui/money/slip.tsx'
import { exceptNeverFree } from '#content/delivery.ts'
import { giftWithin } from '#content/ordering/coupon.ts'
import {
  deliveryTo,
  freeFromThreshold,
  freeWithSet,
  giftText,
  order,
  specialDateFee,
  supplementOf,
  times,
  withoutFee,
} from '#content/ordering/order.ts'
import { people } from '#content/pages/set.ts'
import { foodOfOrder, untilFreeDelivery } from '#domain/delivery/delivery-fee.ts'
import { deliveryFigures } from '#domain/delivery/delivery-figures.ts'
import { type FreeBeforeArea, freeBeforeArea } from '#domain/delivery/free-before-area.ts'
import { isFreeByPromotion } from '#domain/delivery/free-delivery.ts'
import type { PricedLine } from '#domain/menu/price-line.ts'
import { selectionOf } from '#domain/menu/set-selection.ts'
import { cents, exactParts, formatExact, formatMoney, nothing } from '#domain/money.ts'
import type { Quote } from '#domain/ordering/quote.ts'
import type { Settings } from '#domain/shop/settings.ts'
import type { Text } from '#domain/text.ts'
import type { Order } from './attempt/state.ts'
import { OrderCoupon } from './coupon.tsx'
import css from './slip.module.css'

/** All amounts come from `quote`; `brief` omits the dishes. */
export function OrderSlip({ current, brief }: { readonly current: Order; readonly brief: boolean }) {
  const text = useText()
  const { quote, rules } = current
  const feeNote = withoutFee(quote, rules.settings)
  const [only] = quote.lines.length === 1 ? quote.lines : []
  return (
    <Slip title={text(order.slip)} note={only && text(people(only.set.serves))}>
      {quote.lines.map((line) => (
        <LineRows key={line.index} line={line} brief={brief} />
      ))}
      <ExtraRow label={order.extraCutlery} line={quote.cutlery} />
      <ExtraRow label={order.extraTongs} line={quote.tongs} />
      {quote.promotions.map(({ promotionId, name, discount, gift }) => (
        <div key={promotionId} className={css.promotion}>
          <SlipRow
            label={text(gift ? giftText(gift.name, gift.quantity) : name)}
            value={formatExact(discount > 0 ? cents(-discount) : nothing)}
          />
        </div>
      ))}
      {quote.nearGifts.map(({ promotionId, boxesMissing, dish }) => (
        <p key={promotionId} className={css.why}>
          {text(giftWithin(boxesMissing, dish.name, dish.quantity))}
        </p>
      ))}
      <DeliveryRow quote={quote} settings={rules.settings} />
      <UntilFree quote={quote} settings={rules.settings} />
      <OrderCoupon current={current} />
      <div className={css.total} aria-live="polite">
        <span>
          {text(order.total)}
          {feeNote && <small>{text(feeNote)}</small>}
        </span>
        <Price price={exactParts(quote.total)} />
      </div>
    </Slip>
  )
}

function UntilFree({ quote, settings }: { readonly quote: Quote; readonly settings: Settings }) {
  const { reason, remotePlaceId } = quote.delivery
  const amountMissing = untilFreeDelivery(foodOfOrder(quote), settings)
  const place = settings.remotePlaces.find(({ id }) => id === remotePlaceId)
  if (!amountMissing || isFreeByPromotion(quote) || reason === 'pickup' || (place && !place.freeDelivery))
    return null
  return (
    <div className={css.free}>
      <FreeDelivery missing={amountMissing} from={settings.freeDeliveryFrom} />
    </div>
  )
}

/** Supplements are rows for all ordered sets. */
function LineRows({ line, brief }: { readonly line: PricedLine; readonly brief: boolean }) {
  const text = useText()
  const lang = useLang()
  const { set, units, amount, dishes } = line
  const table = brief ? null : chosenTable(set, selectionOf(dishes), lang)
  const byItem = set.pricing === 'perItem'
  const sets = byItem ? 1 : units
  const dearer = byItem ? [] : dishes.filter((dish) => dish.amount > 0)
  const supplements = dearer.reduce((sum, dish) => sum + dish.amount * units, 0)
  return (
    <>
      {table && (
        <div className={css.table}>
          <LaidTable {...table} />
        </div>
      )}
      <SlipRow
        label={<b>{times(text(set.name), units)}</b>}
        value={formatExact(cents(amount - supplements))}
      />
      {!brief && (
        <p className={css.dishes}>
          {dishes
            .map(({ name, number }) => (number * sets > 1 ? times(text(name), number * sets) : text(name)))
            .join(text(order.comma))}
        </p>
      )}
      {dearer.map((dish) => (
        <SlipRow
          key={`${dish.groupId} ${dish.dishId}`}
          label={times(text(supplementOf(dish.name)), dish.number * units)}
          value={formatExact(cents(dish.amount * units))}
        />
      ))}
    </>
  )
}

function ExtraRow({ label, line }: { readonly label: Text; readonly line: Quote['cutlery'] }) {
  const text = useText()
  if (line.extra === 0) return null
  return <SlipRow label={times(text(label), line.extra)} value={formatExact(line.amount)} />
}

function DeliveryRow({ quote, settings }: { readonly quote: Quote; readonly settings: Settings }) {
  const text = useText()
  const { fee, reason, zoneId, remotePlaceId } = quote.delivery
  if (reason === 'pickup')
    return <SlipRow label={text(deliveryTo(order.pickupLine))} value={formatExact(nothing)} />
  const place =
    settings.remotePlaces.find(({ id }) => id === remotePlaceId) ??
    settings.zones.find(({ id }) => id === zoneId)
  const reasons: Partial<Record<typeof reason, Text>> = {
    'free-from-threshold': freeFromThreshold(formatMoney(settings.freeDeliveryFrom)),
    'free-with-set': freeWithSet,
    'special-date': specialDateFee,
  }
  const free = freeBeforeArea(quote, settings)
  const why = free ? exceptNeverFree(deliveryFigures(settings)) : reasons[reason]
  const feeText = reason === 'by-quotation' ? order.byQuotation : free ? freeWords(free) : order.undecided
  return (
    <>
      <SlipRow
        label={text(place ? deliveryTo(place.name) : order.delivery)}
        value={fee === null ? <span className={css.words}>{text(feeText)}</span> : formatExact(fee)}
      />
      {why && text(why) && <p className={css.why}>{text(why)}</p>}
    </>
  )
}

function freeWords(free: FreeBeforeArea): Text {
  return free === 'with-set' ? order.deliveryIncluded : order.free
}
