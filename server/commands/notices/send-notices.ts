import { orderPath, staffOrdersPath, termsPath } from '#app/paths.ts'
import { tableLabel } from '#content/laid-table.ts'
import type { LetterContent } from '#content/letter.ts'
import { changesCalendar, customerLetter, linkLetter } from '#content/ordering/letters/customer-letter.ts'
import type {
  LetterContext,
  LetterEvent,
  MailedMoney,
  MailedOrder,
} from '#content/ordering/letters/mailed-order.ts'
import { staffLetter } from '#content/ordering/letters/staff-letter.ts'
import { collectedAt } from '#domain/delivery/pickup-place.ts'
import { selectionOf } from '#domain/menu/set-selection.ts'
import { layTable } from '#domain/menu/table.ts'
import { composeTable } from '#domain/menu/table-picture.ts'
import { allergyMatches } from '#domain/ordering/allergy-matches.ts'
import { dishesOfOrder } from '#domain/ordering/dishes-of-order.ts'
import { balanceOf } from '#domain/payment/payment-balance.ts'
import { paymentInstructions } from '#domain/payment/payment-instructions.ts'
import { isTransfer } from '#domain/payment/payment-method.ts'
import { hasEnglishSite } from '#domain/shop/shop-details.ts'
import type { Lang } from '#domain/text.ts'
import { type LetterSubject, letterId } from '#server/db/notices/letter-id.ts'
import { withdrawLetter } from '#server/db/notices/letters.ts'
import { findEvent, wasTakenBack } from '#server/db/orders/order-events.ts'
import { loadNotice, orderToken, type StoredOrder } from '#server/db/orders/orders.ts'
import { wordsOfMove } from '#server/db/orders/weather-orders.ts'
import { paymentsOf } from '#server/db/payments/payments.ts'
import type { Jobs } from '#server/db/queue.ts'
import type { Recipient } from '#server/db/schema/letters.ts'
import type { Catalogue } from '#server/db/shop/catalogue.ts'
import type { Store } from '#server/db/store/store.ts'
import { orderCalendar } from '#server/mail/order-calendar.ts'
import { chosenWays, offeredMethods, type PaymentWays } from '#server/payments/payment-ways.ts'
import { type DeliveryDeps, deliverLetter } from './deliver-letter.ts'

export interface NotifyDeps extends DeliveryDeps {
  readonly store: Pick<Store, 'db' | 'tokenKey' | 'content'>
  readonly siteUrl: string
  readonly ways: PaymentWays
  /** The settings may override it; null for none. */
  readonly staffAddress: string | null
}

/** The kitchen reads Chinese. */
const staffLang: Lang = 'zh'

export async function notifyOrderPlaced(deps: NotifyDeps, { orderId }: Jobs['order-placed']): Promise<void> {
  const order = await loadExistingOrder(deps, orderId)
  const { placedAt, status, paymentStatus } = order
  await bothTexts(
    deps,
    order,
    { kind: 'placed' },
    {
      verb: 'place',
      at: placedAt,
      actor: 'customer',
      statusBefore: null,
      status,
      paymentStatus,
      moved: null,
      amount: null,
      weather: null,
      weatherWords: null,
      changes: null,
      note: '',
    },
  )
}

export async function notifyOrderEvent(deps: NotifyDeps, { eventId }: Jobs['order-event']): Promise<void> {
  const event = await findEvent(deps.store.db, eventId)
  if (!event) throw new Error(`event ${eventId} is not in the database`)
  if (await wasTakenBack(deps.store.db, event)) return
  const order = await loadExistingOrder(deps, event.orderId)
  await bothTexts(
    deps,
    order,
    { kind: 'event', eventId },
    {
      ...event,
      weatherWords: await wordsOfMove(deps.store.db, event),
    },
  )
}

/** Uses only the address in the order. */
export async function sendOrderLink(
  deps: NotifyDeps,
  { orderId, request }: Jobs['order-link'],
): Promise<void> {
  const order = await loadExistingOrder(deps, orderId)
  const content = linkLetter({ order, url: urlOf(deps, order) }, order.lang)
  await tell(deps, order, { kind: 'link', request }, 'customer', content)
}

type NoticedOrder = NonNullable<Awaited<ReturnType<typeof loadNotice>>> &
  Pick<MailedOrder, 'allergies' | 'includesDelivery' | 'table'>

async function loadExistingOrder({ store }: NotifyDeps, orderId: number): Promise<NoticedOrder> {
  const order = await loadNotice(store.db, orderId)
  if (!order) throw new Error(`order ${orderId} is not in the database`)
  const { settings, catalogue, rules } = await store.content()
  const lang = hasEnglishSite(settings) ? order.lang : 'zh'
  return {
    ...order,
    lang,
    table: tableInLetter(order, catalogue, lang),
    pickupPlaceName: collectedAt(order, settings.pickupPlaces),
    includesDelivery: order.lines.some(
      ({ setId }) => setId !== null && rules.sets.get(setId)?.includesDelivery === true,
    ),
    allergies: allergyMatches(
      { allergens: order.allergens, dishes: dishesOfOrder(order) },
      (dishId) => catalogue.dishes.get(dishId)?.allergens,
    ),
  }
}

/** The first set of an order stands for the others. */
function tableInLetter(
  { lines: [line] }: Pick<StoredOrder, 'lines'>,
  { sets, drawings }: Pick<Catalogue, 'sets' | 'drawings'>,
  lang: Lang,
): MailedOrder['table'] {
  const set = line && sets.find(({ id }) => id === line.setId)
  if (!set) return null
  const selection = selectionOf(line.dishes)
  const places = layTable(set.table.places, set.groups, selection)
  const isLaid = (dish: (typeof line.dishes)[number]) =>
    places.some(({ groupId, dishId }) => groupId === dish.groupId && dishId === dish.dishId)
  const dishes = line.dishes.filter(isLaid).map(({ name, number }) => ({ name: name[lang], number }))
  if (dishes.length === 0) return null
  return { version: composeTable(set, drawings, selection).version, text: tableLabel(dishes, 0)[lang] }
}

function urlOf({ store, siteUrl }: NotifyDeps, { reference, lang }: NoticedOrder): string {
  return siteUrl + orderPath(reference, orderToken(store.tokenKey, reference), lang)
}

async function bothTexts(
  deps: NotifyDeps,
  order: NoticedOrder,
  about: LetterSubject,
  event: LetterEvent,
): Promise<void> {
  const { service, mail } = (await deps.store.content()).settings
  const money = await moneyOf(deps, order)
  const context: LetterContext = {
    event,
    order,
    money,
    service,
    words: mail.words ?? {},
    url: urlOf(deps, order),
    termsUrl: deps.siteUrl + termsPath(order.termsVersion, order.lang),
  }
  const results = await Promise.allSettled([
    tell(
      ...([deps, order, about, 'customer'] as const),
      customerLetter(context, order.lang),
      changesCalendar(context) ? event.at : null,
    ),
    // The shop's mailbox must not hold the customer's key.
    tell(
      ...([deps, order, about, 'staff'] as const),
      staffLetter({ ...context, url: `${deps.siteUrl}${staffOrdersPath}${order.reference}/` }, staffLang),
    ),
  ])
  // A failure for one recipient must not block the other.
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

/** @param changedAt for letters with a calendar file */
async function tell(
  deps: NotifyDeps,
  order: NoticedOrder,
  about: LetterSubject,
  recipient: Recipient,
  content: LetterContent | null,
  changedAt: Date | null = null,
): Promise<void> {
  const to = recipient === 'staff' ? await staffAddressOf(deps) : order.contactEmail
  const lang = recipient === 'staff' ? staffLang : order.lang
  const id = letterId(order.reference, about, recipient)
  if (content === null || to === '') return withdrawLetter(deps.store.db, id, deps.now())
  const calendar = changedAt && orderCalendar({ ...order, changedAt }, await deps.shop(), lang)
  await deliverLetter(deps, { id, orderId: order.id, recipient }, { to, content, lang, calendar })
}

async function staffAddressOf({ store, staffAddress }: NotifyDeps): Promise<string> {
  const { mail } = (await store.content()).settings
  return mail.staffAddress ?? staffAddress ?? ''
}

async function moneyOf(deps: NotifyDeps, order: NoticedOrder): Promise<MailedMoney> {
  const { store } = deps
  const ways = chosenWays(deps.ways, (await store.content()).settings)
  const { reference, paymentMethod: method } = order
  const payments = order.paymentStatus === 'unpaid' ? [] : await paymentsOf(store.db, order.id)
  const { receivedAmount, due, excess } = balanceOf(order, payments)
  const methods = offeredMethods(ways, due)
  const canPay = method ? methods.includes(method) : methods.length > 0 && order.payBy !== null
  return {
    receivedAmount,
    due,
    excess,
    transfer:
      canPay && method && isTransfer(method)
        ? paymentInstructions(method, ways.accounts, { amount: due, reference })
        : null,
    isPractice: ways.isPractice,
    canPay,
  }
}
