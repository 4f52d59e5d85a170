import { keyLength } from '#domain/ordering/idempotency-key.ts'
import { byNoteCall, orderFields } from '#domain/ordering/order-fields.ts'
import { builder } from './builder.ts'
import { AccessEnum, AllergenEnum, FulfilmentEnum, LangEnum, PaymentMethodEnum } from './enums.ts'

/** The server ignores these fields of the specification (section 3). */
const notRead = { description: 'Accepted and not read.' } as const
const notReadPrice = { description: 'Accepted and not read: the shop decides what it costs.' } as const

const OrderDishInput = builder.inputType('OrderDishInput', {
  description: 'A dish of a group. One that getMeal answered can be sent back with another `count`.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Id of the dish, or its name in either language.' }),
    count: t.int({ required: true, defaultValue: 1, description: '0: not chosen.' }),
    id: t.id(notRead),
    description: t.string(notRead),
    image: t.string(notRead),
    price: t.float(notReadPrice),
    soldOutFrom: t.string(notRead),
    soldOutUntil: t.string(notRead),
    type: t.string(notRead),
  }),
})

const OrderClassifyInput = builder.inputType('OrderClassifyInput', {
  description: 'A group of dishes, as getMeal answers it or with the chosen dishes alone.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Id of the group, or its name in either language.' }),
    dishes: t.field({ type: [OrderDishInput], required: true, description: 'The dishes of the group.' }),
    id: t.id(notRead),
    min: t.int(notRead),
    max: t.int(notRead),
    default: t.stringList(notRead),
    Beyond: t.boolean(notRead),
    SBeyond: t.boolean(notRead),
  }),
})

const OrderMealInput = builder.inputType('OrderMealInput', {
  description: 'A meal known by its id, its name or both. One that getMeal answered can be sent back.',
  fields: (t) => ({
    id: t.id({ description: 'As getMeal answers it.' }),
    name: t.string({
      description:
        'In either language, or the last part of its address. With an `id`, both must mean the same meal.',
    }),
    count: t.int({ required: true, defaultValue: 1, description: 'How many of it.' }),
    classify: t.field({
      type: [OrderClassifyInput],
      description: 'Left out: all that the meal includes, and the dishes that are chosen to begin with.',
    }),
    image: t.string(notRead),
    price: t.float(notReadPrice),
    poepleCount: t.int(notRead),
    mealDetail: t.string(notRead),
    putaway: t.boolean(notRead),
    tableware: t.int(notRead),
    clamp: t.int(notRead),
    type: t.string(notRead),
  }),
})

const ExtraInput = builder.inputType('ExtraInput', {
  description: 'Cutlery or food tongs.',
  fields: (t) => ({
    wanted: t.boolean({ required: true, description: 'False: none at all, not even those that are free.' }),
    extra: t.int({ required: true, description: 'On top of those that are free.' }),
  }),
})

export const OrderInput = builder.inputType('OrderInput', {
  description: 'One order: what, when, where and for whom.',
  fields: (t) => ({
    orderTime: t.string({
      required: true,
      description: 'When the food is due: start of the slot, ISO 8601 with +08:00.',
    }),
    username: t.string({ description: 'Answered as sent; the order does not keep it.' }),
    customerName: t.string({ required: true, description: 'Who receives the food.' }),
    customerPhone: t.string({
      required: true,
      description: 'A number of Hong Kong, Macau, the mainland or Taiwan.',
    }),
    alternatePhone: t.string({ description: 'Without it, `customerPhone` counts for both.' }),
    email: t.string({ description: 'Without it, the customer gets no mail.' }),
    // See domain/ordering/order-fields.ts.
    ...byNoteCall((name) =>
      t.string({ description: `A note to the shop, at most ${orderFields[name].limit} characters.` }),
    ),
    allergens: t.field({ type: [AllergenEnum], description: 'What guests are allergic to.' }),
    access: t.field({
      type: [AccessEnum],
      description: 'How a driver reaches the door; of deliveries only, as is `accessNote`.',
    }),
    accessNote: t.string({ description: 'What else a driver should know about the way.' }),
    fulfilment: t.field({
      type: FulfilmentEnum,
      description:
        'Without it: delivery when there is a `deliveryAddress`, else the customer picks the food up.',
    }),
    area: t.string({
      description:
        "The delivery zone: its id, or its label 'name[$fee]' in either language. Without it, staff find the zone " +
        'from the address and quote the fee, which `payAmount` leaves out.',
    }),
    remotePlace: t.string({ description: 'Id of a remote place of the zone.' }),
    district: t.string({
      description:
        "Id of the address's district, which the zone must serve. Without it, that of the remote place is kept.",
    }),
    deliveryAddress: t.string({ description: 'Where to deliver; not needed when the customer picks up.' }),
    pickupPlace: t.string({ description: 'Id of the pickup place; not needed where there is only one.' }),
    orderDetails: t.field({ type: [OrderMealInput], required: true, description: 'What is ordered.' }),
    orderAmount: t.float({
      description:
        'The sum the customer was shown before discounts and delivery, in dollars: compared when given, never taken.',
    }),
    payAmount: t.float({
      required: true,
      description: 'The total the customer was shown, in dollars: compared, never taken.',
    }),
    cutlery: t.field({ type: ExtraInput, description: 'Without it, the cutlery that comes free.' }),
    tongs: t.field({ type: ExtraInput, description: 'Without it, the tongs that come free.' }),
    promotionCode: t.string({ description: 'Its case and the spaces around it do not matter.' }),
    paymentMethod: t.field({
      type: PaymentMethodEnum,
      description: 'Without it, staff agree on it with the customer.',
    }),
    idempotencyKey: t.string({
      description:
        `Made once for one attempt to order, ${keyLength.min} to ${keyLength.max} letters and digits. Sent again with ` +
        'the same order it gives the same answer. Without it, the same order sent again within a minute counts as ' +
        'one: two orders alike need a key each.',
    }),
    lang: t.field({
      type: LangEnum,
      defaultValue: 'zh',
      description: 'Language of the answer and of mails to the customer.',
    }),
  }),
})

export type OrderInputValue = typeof OrderInput.$inferInput
