/** The order dialog as a state machine (spec section 4). */
import { defaultExtra } from '#domain/menu/extras.ts'
import type { Refusal, RefusalField } from '#domain/refusals.ts'
import type { Contact, Fulfilment, OrderDraft } from './order.ts'
import { fieldsAt, noNotes } from './order-fields.ts'
import { noNeeds, type OrderNeeds } from './order-needs.ts'

export const orderSteps = ['orderContent', 'methods', 'orderForm', 'orderContact', 'pay'] as const

export type OrderStep = (typeof orderSteps)[number]

/** Lines are in the cart; several areas may share a zone. */
export type OrderDetails = Omit<OrderDraft, 'lines'> & { readonly areaId: string | null }

export type OrderPlace = Pick<OrderDetails, 'areaId' | 'zoneId' | 'remotePlaceId' | 'districtId' | 'address'>

export interface OrderDialog {
  readonly step: OrderStep
  readonly details: OrderDetails
  readonly contact: Contact
  readonly needs: OrderNeeds
  /** The place reset on entering the form, offered for reuse; null before the first reset. */
  readonly earlierPlace: OrderPlace | null
  readonly errors: Readonly<Partial<Record<RefusalField, Refusal>>>
  /** Example: 'incomplete' after a failed attempt to continue: 資料未齊全，請繼續填寫. */
  readonly message: 'incomplete' | null
}

export type OrderDialogEvent =
  | { readonly type: 'editDetails'; readonly changes: Partial<Omit<OrderDetails, 'fulfilment'>> }
  | { readonly type: 'editContact'; readonly changes: Partial<Contact> }
  | { readonly type: 'editNeeds'; readonly changes: Partial<OrderNeeds> }
  /** A field that loses the focus is checked. */
  | { readonly type: 'check'; readonly field: RefusalField; readonly refusal: Refusal | null }
  /** Opens the form and chooses the pickup place if there is only one. */
  | { readonly type: 'choose'; readonly fulfilment: Fulfilment; readonly pickupPlaceId?: string | null }
  | { readonly type: 'usePlaceAgain' }
  /** Carries all refusals; the step selects those of its fields. */
  | { readonly type: 'next'; readonly refusals: readonly Refusal[] }
  | { readonly type: 'back' }
  /** Browser navigation or an edit link of the last step. */
  | { readonly type: 'return'; readonly to: OrderStep }
  /** The server refused the order: opens the first step with a faulty field. */
  | { readonly type: 'refused'; readonly refusals: readonly Refusal[] }
  /** The next order starts empty except for the contact. */
  | { readonly type: 'placed' }

/** Edges of the specification: docs/decisions/0003. */
export const backFrom = {
  orderContent: null,
  methods: 'orderContent',
  orderForm: 'methods',
  orderContact: 'orderForm',
  pay: 'orderContact',
} as const satisfies Record<OrderStep, OrderStep | null>

const nextFrom = {
  orderContent: 'methods',
  methods: 'orderForm',
  orderForm: 'orderContact',
  orderContact: 'pay',
  pay: null,
} as const satisfies Record<OrderStep, OrderStep | null>

const fieldsOf: Record<OrderStep, readonly RefusalField[]> = {
  orderContent: ['lines', 'promotionCode', 'order'],
  methods: ['fulfilment'],
  orderForm: [
    'date',
    'slot',
    'zoneId',
    'remotePlaceId',
    'districtId',
    'pickupPlaceId',
    'cutlery',
    'tongs',
    ...fieldsAt('orderForm'),
  ],
  orderContact: fieldsAt('orderContact'),
  pay: [],
}

export const emptyDetails: OrderDetails = {
  fulfilment: null,
  date: null,
  slot: null,
  areaId: null,
  zoneId: null,
  remotePlaceId: null,
  districtId: null,
  address: '',
  pickupPlaceId: null,
  cutlery: defaultExtra,
  tongs: defaultExtra,
  promotionCode: null,
}

export const emptyContact: Contact = {
  name: '',
  email: '',
  phone: '',
  alternatePhone: '',
  ...noNotes,
}

export const closedDialog: OrderDialog = {
  step: 'orderContent',
  details: emptyDetails,
  contact: emptyContact,
  needs: noNeeds,
  earlierPlace: null,
  errors: {},
  message: null,
}

export function stepOf(field: RefusalField): OrderStep {
  return orderSteps.find((step) => fieldsOf[step].includes(field)) ?? 'orderContent'
}

export function orderDialog(state: OrderDialog, event: OrderDialogEvent): OrderDialog {
  switch (event.type) {
    case 'editDetails':
      return {
        ...state,
        ...withoutErrorsOf(state, event.changes),
        details: { ...state.details, ...event.changes },
      }
    case 'editContact':
      return {
        ...state,
        ...withoutErrorsOf(state, event.changes),
        contact: { ...state.contact, ...event.changes },
      }
    case 'editNeeds':
      return {
        ...state,
        ...withoutErrorsOf(state, event.changes),
        needs: { ...state.needs, ...event.changes },
      }
    case 'check': {
      const { [event.field]: _, ...others } = state.errors
      return { ...state, errors: event.refusal ? { ...others, [event.field]: event.refusal } : others }
    }
    case 'choose':
      return enterForm(state, event.fulfilment, event.pickupPlaceId)
    case 'usePlaceAgain': {
      const { earlierPlace: place } = state
      return place ? orderDialog(state, { type: 'editDetails', changes: place }) : state
    }
    case 'next':
      return next(state, event.refusals)
    case 'back':
      return enter(state, backFrom[state.step] ?? state.step)
    case 'return':
      return enter(state, event.to)
    case 'refused':
      return showRefusals(state, event.refusals)
    case 'placed':
      return { ...closedDialog, contact: state.contact }
  }
}

function next(state: OrderDialog, refusals: readonly Refusal[]): OrderDialog {
  const { step, details } = state
  if (step === 'methods' && details.fulfilment) return enterForm(state, details.fulfilment)
  if (step === 'pay' && refusals.length > 0) return showRefusals(state, refusals)
  // A code may become valid once a day is chosen.
  const stepRefusals = refusals.filter(
    ({ field }) => fieldsOf[step].includes(field) && field !== 'promotionCode',
  )
  if (stepRefusals.length > 0 || step === 'methods') {
    return { ...state, errors: firstByField(stepRefusals), message: 'incomplete' }
  }
  return enter(state, nextFrom[step] ?? step)
}

/**
 * Keeps the method and all input except the place, which the methods do not share (spec). `earlierPlace`
 * stores a delivery's place for reuse.
 */
function enterForm(
  state: OrderDialog,
  fulfilment: Fulfilment,
  pickupPlaceId: string | null = null,
): OrderDialog {
  const { areaId, zoneId, remotePlaceId, districtId, address } = state.details
  const earlierPlace =
    zoneId || address.trim() ? { areaId, zoneId, remotePlaceId, districtId, address } : state.earlierPlace
  const nowhere = { areaId: null, zoneId: null, remotePlaceId: null, districtId: null }
  const place = { ...nowhere, address: '', pickupPlaceId: null }
  const choice = fulfilment === 'pickup' ? { pickupPlaceId } : {}
  return enter(
    { ...state, details: { ...state.details, ...place, ...choice, fulfilment }, earlierPlace },
    'orderForm',
  )
}

function showRefusals(state: OrderDialog, refusals: readonly Refusal[]): OrderDialog {
  const at = orderSteps.find((step) => refusals.some(({ field }) => stepOf(field) === step))
  return { ...state, step: at ?? state.step, errors: firstByField(refusals), message: 'incomplete' }
}

function enter(state: OrderDialog, step: OrderStep): OrderDialog {
  return { ...state, step, errors: {}, message: null }
}

function firstByField(refusals: readonly Refusal[]): OrderDialog['errors'] {
  const errors: Partial<Record<RefusalField, Refusal>> = {}
  for (const refusal of refusals) errors[refusal.field] ??= refusal
  return errors
}

function withoutErrorsOf(state: OrderDialog, changes: object): Pick<OrderDialog, 'errors' | 'message'> {
  const errors = Object.fromEntries(Object.entries(state.errors).filter(([field]) => !(field in changes)))
  return { errors, message: Object.keys(errors).length > 0 ? state.message : null }
}
