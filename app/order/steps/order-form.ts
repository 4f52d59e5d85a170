/** The attempt stores the fields and its quote checks them. */
import type { Order } from '#app/order/attempt/state.ts'
import type { Form, FormWords } from '#app/ui/form/form.tsx'
import { order } from '#content/ordering/order.ts'
import { orderFieldHints, orderFieldLabels } from '#content/ordering/order-fields.ts'
import { placeOfArea } from '#domain/delivery/delivery-areas.ts'
import type { Contact, Fulfilment } from '#domain/ordering/order.ts'
import type { OrderDetails } from '#domain/ordering/order-steps.ts'
import type { RefusalField } from '#domain/refusals.ts'

type Details = Pick<OrderDetails, 'date' | 'slot' | 'zoneId' | 'address' | 'pickupPlaceId'>

export type OrderField = keyof Contact | keyof Details | 'accessNote'

export function orderForm({ attempt, dispatch, refusals, rules }: Order): Form<OrderField> {
  const { contact, details, needs, errors } = attempt.dialog
  const { date, slot, areaId, address, pickupPlaceId } = details
  const ofArea = errors.remotePlaceId ?? errors.districtId
  return {
    values: {
      ...contact,
      address,
      accessNote: needs.accessNote,
      date: date ?? '',
      slot: slot ?? '',
      // Zone, remote place and district follow from the area.
      zoneId: areaId ?? '',
      pickupPlaceId: pickupPlaceId ?? '',
    },
    errors: ofArea ? { zoneId: ofArea, ...errors } : errors,
    edit(field, value) {
      if (field in contact) dispatch({ type: 'editContact', changes: { [field]: value } })
      else if (field === 'accessNote') dispatch({ type: 'editNeeds', changes: { accessNote: value } })
      else if (field === 'zoneId') {
        dispatch({ type: 'editDetails', changes: placeOfArea(value, rules.settings) })
      } else
        dispatch({ type: 'editDetails', changes: { [field]: field === 'address' ? value : value || null } })
    },
    // Only an attempt to continue checks empty fields; the address is always checked.
    leave(field, value) {
      if (value.trim() === '' && field !== 'address') return
      dispatch({ type: 'check', field, refusal: refusals.find((each) => each.field === field) ?? null })
    },
  }
}

export function orderFormWords(fulfilment: Fulfilment | null): FormWords {
  const isPickup = fulfilment === 'pickup'
  return {
    labels: {
      date: isPickup ? order.pickupDate : order.date,
      slot: isPickup ? order.pickupTime : order.time,
      zoneId: order.area,
      pickupPlaceId: order.pickupPlace,
      cutlery: order.cutlery,
      tongs: order.tongs,
      ...orderFieldLabels,
    } satisfies Partial<Record<RefusalField, unknown>>,
    placeholders: {
      zoneId: order.areaHint,
      ...orderFieldHints,
    },
  }
}
