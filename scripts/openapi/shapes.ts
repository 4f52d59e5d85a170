/** Shapes of the JSON responses. The compiler holds them against the endpoints, the test against real responses. */
import * as v from 'valibot'
import type { CalendarDate } from '#domain/calendar.ts'
import { districtIds } from '#domain/delivery/districts.ts'
import { allergens } from '#domain/menu/allergens.ts'
import type { Banner } from '#domain/menu/catalogue.ts'
import { cloths } from '#domain/menu/table-place.ts'
import { paymentMethods } from '#domain/payment/payment-method.ts'
import { dayIntakes, type Promotion, shopServices, statementNames } from '#domain/shop/settings.ts'
import { langs } from '#domain/text.ts'
import type { Health } from '#server/db/store/health.ts'
import { errorStatuses, type RestErrorCode } from '#server/rest/errors.ts'
import type { FullSlotsAnswer } from '#server/rest/full-slots.ts'
import type { categoryJson, discountJson, MenuListAnswer } from '#server/rest/menu-json.ts'
import type { OrderingResponse, PromotionResponse } from '#server/rest/ordering-response.ts'
import type { PayAnswer } from '#server/rest/pay.ts'

/** A type as JSON: branded strings and numbers are plain ones. */
type Wire<T> = T extends CalendarDate
  ? string
  : T extends number
    ? number
    : T extends object
      ? { readonly [Key in keyof T]: Wire<T[Key]> }
      : T

type ShapeOf<T> = v.GenericSchema<unknown, Wire<T>>

const about = <Shape extends v.GenericSchema>(shape: Shape, text: string) =>
  v.pipe(shape, v.description(text))

const text = v.string()
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const dollars = about(v.number(), 'Dollars.')
const cents = about(v.pipe(v.number(), v.integer()), 'Cents.')
const date = about(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)), 'A day in Hong Kong.')
const time = about(v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/)), 'Hong Kong time.')
const season = about(v.object({ from: text, to: text }), 'MM-DD of every year; both days are included.')
const sitePath = about(text, 'Path on this site.')
const texts = v.object(v.entriesFromList(langs, text))
const soldOut = about(v.object({ from: date, until: date }), 'Both days are included.')

const links = {
  Link_app: about(text, 'WhatsApp address to order by; empty without a number of the shop.'),
  Link_online: about(text, 'Address in the external online shop.'),
}

const setMenu = v.object({
  id: count,
  name: text,
  img: sitePath,
  compatibility: about(text, 'How many people it serves, as in "8-10" or "1".'),
  prices: dollars,
  description: text,
  ...links,
  menu_media: v.array(v.object({ Picture: sitePath, name: text, ...links })),
  medias: v.object({ picture1: sitePath, picture2: v.nullable(sitePath) }),
  menus: v.array(
    v.object({
      name: text,
      items: v.array(
        v.object({
          name: text,
          price: about(
            v.nullable(v.number()),
            'Dollars: price of the item, else its supplement; null if it has none.',
          ),
          cover: sitePath,
          soldOut: v.exactOptional(soldOut),
        }),
      ),
    }),
  ),
})

const gift = v.object({
  Picture: sitePath,
  Name: text,
  Price: dollars,
  Introduction: v.object({
    title: text,
    paragraphOne: text,
    paragraphSecond: text,
    liOne: text,
    liTwo: text,
    paragraphThird: text,
    paragraphFour: text,
  }),
  ...links,
})

const category = v.object({
  id: text,
  name: text,
  menusets: v.union([v.array(setMenu), v.array(gift)]),
}) satisfies ShapeOf<ReturnType<typeof categoryJson>>

const banner = {
  discountType: v.picklist(['MAIN_BANNER', 'POPUP', 'SWIPER'] satisfies Banner['discountType'][]),
  pcImage: sitePath,
  mobileImage: sitePath,
  imageId: about(count, 'As in /api/file/image/{id}.'),
  title: text,
  link: about(v.nullable(text), 'Path without a language; null leads to the menu.'),
}

const discount = v.object({ id: text, ...banner }) satisfies ShapeOf<ReturnType<typeof discountJson>>

const picture = v.object({ id: count, version: text, width: count, height: count, alt: texts })

const orderableSet = v.object({
  id: count,
  slug: text,
  categoryId: text,
  name: texts,
  serves: v.object({ min: count, max: count }),
  unit: v.picklist(['set', 'person', 'box', 'plate', 'tray', 'piece']),
  pricing: v.picklist(['fixed', 'perItem']),
  price: cents,
  includesDelivery: v.boolean(),
  minQuantity: count,
  minQuantityScope: v.picklist(['set', 'category']),
  leadDays: v.nullable(count),
  includedCutlery: count,
  includedTongs: count,
  externalPath: v.nullable(text),
  season: v.nullable(season),
  published: v.boolean(),
  picture,
  table: about(
    v.object({
      cloth: v.picklist(cloths),
      places: v.array(
        v.object({
          x: v.number(),
          y: v.number(),
          width: v.number(),
          isExtra: v.boolean(),
          groupId: text,
        }),
      ),
    }),
    'Centres and widths of the places of its dishes, in per cent of a cloth of 4 to 3.',
  ),
  groups: v.array(
    v.object({
      id: text,
      name: texts,
      min: count,
      max: count,
      repeatable: v.boolean(),
      dishes: v.array(
        v.object({
          extra: cents,
          price: v.nullable(cents),
          dish: v.object({
            id: text,
            name: texts,
            picture,
            plate: v.exactOptional(about(picture, 'A drawing, where the picture is none.')),
            allergens: v.exactOptional(v.array(text)),
            contains: v.exactOptional(v.array(text)),
            vegetarian: v.exactOptional(v.boolean()),
            vegan: v.exactOptional(v.boolean()),
            spicy: v.exactOptional(v.boolean()),
            soldOut: v.exactOptional(soldOut),
          }),
        }),
      ),
    }),
  ),
})

const offer = {
  id: text,
  isOn: v.boolean(),
  code: v.nullable(text),
  name: texts,
  description: texts,
  minSubtotal: cents,
  season: v.nullable(season),
  usableFrom: v.nullable(date),
  usableUntil: v.nullable(date),
  maxUses: v.nullable(count),
  maxUsesPerCustomer: v.nullable(count),
  isUsedUp: v.boolean(),
}

const promotion = v.variant('kind', [
  v.object({ ...offer, kind: v.literal('percent'), percentOff: v.number() }),
  v.object({ ...offer, kind: v.literal('amount'), amount: cents }),
  v.object({ ...offer, kind: v.literal('freeDelivery') }),
  v.object({
    ...offer,
    kind: v.literal('freeDish'),
    dish: v.object({ id: text, name: texts, allergens: v.exactOptional(v.array(text)) }),
    quantity: count,
    boxes: v.nullable(v.object({ min: count, setIds: v.array(count) })),
  }),
]) satisfies ShapeOf<Promotion>

const zone = v.object({ zoneId: v.nullable(text), outerZoneId: v.nullable(text) })
const zoneFields = { id: text, name: texts, note: texts }
const none = v.exactOptional(texts)

const orderingSettings = v.object({
  zones: v.array(v.object({ ...zoneFields, fee: cents, specialDateFee: cents })),
  districts: v.object(v.entriesFromList(districtIds, zone)),
  remotePlaces: v.array(
    v.object({
      ...zoneFields,
      zoneId: v.nullable(text),
      freeDelivery: v.boolean(),
      byQuotation: v.boolean(),
    }),
  ),
  freeDeliveryFrom: cents,
  specialDates: v.array(season),
  slots: v.array(v.object({ from: time, to: time })),
  pickupPlaces: v.array(v.object({ id: text, name: texts, address: texts })),
  leadDays: count,
  leadSeasons: v.array(v.object({ from: text, to: text, days: count })),
  horizonDays: count,
  closedDates: v.array(date),
  stoppedDates: v.array(date),
  slotCapacity: about(count, 'Portions of one slot.'),
  days: v.array(
    v.object({
      date,
      intake: v.picklist(dayIntakes),
      slotCapacity: v.nullable(count),
      closedSlots: v.array(time),
      slotCapacities: about(v.record(text, count), 'By start of the slot.'),
      zoneFees: about(v.record(text, cents), 'By id of the zone.'),
    }),
  ),
  cutleryPrice: cents,
  tongsPrice: cents,
  promotions: about(v.array(promotion), 'Those without a code.'),
  payWithinHours: count,
  service: v.object({
    thaiByChatDays: count,
    urgentByChatWorkingDays: count,
    slotChangeWorkingDays: count,
    dishSwapFrom: cents,
    labelledBoxesFrom: count,
    menuRefreshMonths: count,
    guests: v.object({ min: count, max: count }),
    arrivalMinutes: count,
    waiting: v.object({ freeMinutes: count, perMinutes: count, feeFrom: cents, feeTo: cents }),
    warmHours: count,
    reportWithinHours: count,
    services: v.array(v.picklist(shopServices)),
    allergens: v.array(v.picklist(allergens)),
    change: v.object({
      noticeDays: count,
      feePercent: v.number(),
      postponeWithinDays: count,
      stopsInBlackRain: v.boolean(),
    }),
    recordYears: count,
    statements: v.object(v.entriesFromList(statementNames, none)),
  }),
  termsVersion: text,
})

const transfer = {
  payee: texts,
  amount: dollars,
  reference: about(text, 'To be written in the transfer: that of the order, without its hyphen.'),
  payBy: v.nullable(about(text, 'ISO 8601, UTC.')),
}
const instructions = v.variant('kind', [
  v.object({
    kind: v.literal('fps'),
    ...transfer,
    id: text,
    payload: about(text, 'Content of the QR code.'),
  }),
  v.object({ kind: v.literal('payme'), ...transfer, link: text }),
  v.object({ kind: v.literal('bank-transfer'), ...transfer, bank: texts, account: text }),
])

/** Components of the document, by their names. */
export const shapes = {
  Texts: texts,
  SetMenu: setMenu,
  Gift: gift,
  Picture: picture,
  OrderableSet: orderableSet,
  Promotion: promotion,
  DistrictZone: zone,
  OrderingSettings: orderingSettings,
  Categories: v.object({ data: v.array(category) }),
  SetMenus: v.object({ data: v.array(setMenu) }) satisfies ShapeOf<MenuListAnswer>,
  Discounts: v.object({ data: v.array(discount) }),
  Swiper: v.object({ data: v.array(v.object({ id: count, ...banner })) }),
  Ordering: v.object({
    sets: about(v.array(orderableSet), 'Without those off sale.'),
    settings: orderingSettings,
    today: date,
    paymentMethods: v.array(v.picklist(paymentMethods)),
    isPractice: about(v.boolean(), 'True where payments are only practised.'),
  }) satisfies ShapeOf<OrderingResponse>,
  PromotionResponse: v.object({ promotion }) satisfies ShapeOf<PromotionResponse>,
  FullSlots: v.object({
    full: about(v.record(text, v.array(time)), 'Starts of the full slots by day, YYYY-MM-DD.'),
  }) satisfies ShapeOf<FullSlotsAnswer>,
  Revision: v.object({
    revision: about(v.exactOptional(text), 'Another text after each change; absent once the order is gone.'),
  }),
  Payment: v.union([
    v.object({ redirect: about(text, 'Address of the payment page, or its path on this site.') }),
    v.object({ instructions }),
  ]) satisfies ShapeOf<PayAnswer>,
  Proofs: v.object({ waiting: about(count, 'Pictures that staff have not looked at.') }),
  Recorded: v.object({
    recorded: v.picklist(['recorded', 'repeated', 'unknown-payment', 'foreign-money', 'nothing']),
  }),
  Health: v.object({
    healthy: v.boolean(),
    databaseReachable: v.boolean(),
    migrationsCurrent: v.boolean(),
    ordersWritten: v.boolean(),
    queueRunning: about(v.boolean(), 'False if jobs have waited for minutes; orders are safe then.'),
    version: text,
  }) satisfies ShapeOf<Health>,
  Error: v.object({
    error: v.object({
      code: v.picklist(Object.keys(errorStatuses) as RestErrorCode[]),
      message: about(text, 'A sentence to show, in the language asked for where the caller is a customer.'),
    }),
  }),
} satisfies Record<string, v.GenericSchema>
