import { type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import type { Allergen } from '#domain/menu/allergens.ts'
import type { Dish } from '#domain/menu/catalogue.ts'
import { allergyMatches } from '#domain/ordering/allergy-matches.ts'
import {
  choiceWithin,
  chosenLabels,
  type LabelChoice,
  type LabelToPrint,
  labelsOfPart,
} from '#domain/staff/day/label-choice.ts'
import { labelsOf } from '#domain/staff/day/labels.ts'
import { may, maySeeDay, type Role } from '#domain/staff/permissions.ts'
import type { Text } from '#domain/text.ts'
import type { Store } from '#server/db/store/store.ts'
import { dueDaysOf, type KitchenOrder, kitchenOrders, printedLabelsOf } from '#server/db/work/kitchen.ts'
import { type LastPrint, lastPrintOf } from '#server/db/work/last-print.ts'

export interface PrintableLabel extends LabelToPrint {
  readonly name: string
  readonly place: KitchenOrder['place']
  /** Null if the dish has left the menu. */
  readonly allergens: readonly string[] | null
  readonly allergies: readonly Allergen[]
  readonly diet: 'vegan' | 'vegetarian' | null
  /** Distinguishes prints of a changed order. */
  readonly version: number
}

export interface LabelOrder extends Pick<KitchenOrder, 'id' | 'reference' | 'slot' | 'name'> {
  readonly labels: number
}

export interface LabelDay {
  readonly today: CalendarDate
  readonly date: CalendarDate
  /** Days of the selected orders. */
  readonly days: readonly CalendarDate[]
  readonly orders: readonly LabelOrder[]
  /** The requested labels that exist and fit on one page. */
  readonly choice: LabelChoice
  readonly slots: readonly { readonly slot: string; readonly labels: number }[]
  readonly labels: readonly PrintableLabel[]
  /** Labels beyond this page. */
  readonly rest: number
  readonly lastPrint: LastPrint | null
  readonly warmHours: number
}

/**
 * @param given null for the first day of the selection, or today
 * @returns null if the role may not
 */
export async function labelDay(
  store: Pick<Store, 'db' | 'content'>,
  role: Role,
  day: CalendarDate | null,
  labelChoice: LabelChoice,
  now: Date,
): Promise<LabelDay | null> {
  const today = todayInHongKong(now)
  if (!may(role, 'print-labels')) return null
  const choices = labelChoice.orderIds ? await dueDaysOf(store.db, labelChoice.orderIds) : []
  const days = choices.filter((day) => maySeeDay(role, day, today))
  const date = day ?? days[0] ?? today
  if (!maySeeDay(role, date, today)) return null
  const orders = await kitchenOrders(store.db, date)
  const ids = orders.map(({ id }) => id)
  const { catalogue, settings } = await store.content()
  const printedLabels = await printedLabelsOf(store.db, ids)
  const lastPrint = await lastPrintOf(store.db, ids)
  const dishById = catalogue.dishes
  const allergiesIn = (dishId: string, name: Text, order: KitchenOrder) =>
    allergyMatches(
      { allergens: order.allergens, dishes: [{ dishId, name }] },
      (id) => dishById.get(id)?.allergens,
    ).flatMap(({ allergen, dishes }) => (dishes.length > 0 ? [allergen] : []))
  const remainingLabels = chosenLabels(orders, printedLabels, labelChoice, (label, order) => ({
    due: `${date} ${order.slot}`,
    dish: label.dish,
    place: order.place,
    portions: label.portions,
    count: `${label.index}/${label.of}`,
    allergies: allergiesIn(label.dishId, label.dish, order),
  }))
  const choice = choiceWithin(labelChoice, orders, remainingLabels)
  const { part, rest } = labelsOfPart(remainingLabels, choice)
  const ofSlot = Map.groupBy(remainingLabels, ({ order }) => order.slot)
  return {
    today,
    date,
    days,
    choice,
    rest,
    slots: [...new Set(orders.map(({ slot }) => slot))].map((slot) => ({
      slot,
      labels: ofSlot.get(slot)?.length ?? 0,
    })),
    lastPrint,
    warmHours: settings.service.warmHours,
    orders: orders.map((order) => ({
      id: order.id,
      reference: order.reference,
      slot: order.slot,
      name: order.name,
      labels: labelsOf(order).length,
    })),
    labels: part.map(({ order, ...label }) => ({
      ...label,
      order: { id: order.id, reference: order.reference, slot: order.slot },
      version: order.version,
      name: order.name,
      place: order.place,
      allergens: dishById.get(label.dishId)?.allergens ?? null,
      allergies: allergiesIn(label.dishId, label.dish, order),
      diet: dietOf(dishById.get(label.dishId)),
    })),
  }
}

function dietOf(dish: Dish | undefined): PrintableLabel['diet'] {
  if (dish?.vegan) return 'vegan'
  return dish?.vegetarian ? 'vegetarian' : null
}
