/**
 * Customer texts of an order. Limits, calls, dialog steps, columns, erasure, data copies and visibility are
 * derived from this table.
 */
interface OrderField {
  /** The limit counts characters. */
  readonly limit: number
  readonly step: 'orderForm' | 'orderContact'
  /** Notes are optional and only their length is checked. */
  readonly isNote: boolean
  /** Only deliveries store these notes. */
  readonly isOfDelivery: boolean
  /** The argument's name in the ordering call. */
  readonly call: string
  /** Equals the field's name for notes. */
  readonly column: string
  /** Name in the customer's data copy. */
  readonly copy: string
  /** Everyone who sees orders, or only those who may call customers. */
  readonly staffSees: 'all' | 'callers'
  readonly isShownToCustomer: boolean
}

const row = { isNote: false, isOfDelivery: false, staffSees: 'all', isShownToCustomer: true } as const

export const orderFields = {
  name: {
    ...row,
    limit: 60,
    step: 'orderContact',
    call: 'customerName',
    column: 'contactName',
    copy: 'name',
  },
  email: {
    ...row,
    limit: 254,
    step: 'orderContact',
    call: 'email',
    column: 'contactEmail',
    copy: 'email',
    staffSees: 'callers',
  },
  phone: {
    ...row,
    limit: 30,
    step: 'orderContact',
    call: 'customerPhone',
    column: 'contactPhone',
    copy: 'phone',
    staffSees: 'callers',
  },
  alternatePhone: {
    ...row,
    limit: 30,
    step: 'orderContact',
    call: 'alternatePhone',
    column: 'contactAlternatePhone',
    copy: 'alternatePhone',
    staffSees: 'callers',
    isShownToCustomer: false,
  },
  address: {
    ...row,
    limit: 300,
    step: 'orderForm',
    isOfDelivery: true,
    call: 'deliveryAddress',
    column: 'address',
    copy: 'address',
  },
  accessNote: {
    ...row,
    limit: 200,
    step: 'orderForm',
    isOfDelivery: true,
    call: 'accessNote',
    column: 'accessNote',
    copy: 'accessNote',
  },
  specialInstructions: {
    ...row,
    limit: 1000,
    step: 'orderForm',
    isNote: true,
    call: 'customerRemarks',
    column: 'specialInstructions',
    copy: 'instructions',
  },
} as const satisfies Readonly<Record<string, OrderField>>

type Table = typeof orderFields
export type OrderFieldName = keyof Table

type NamesWith<Part extends Partial<OrderField>> = {
  [Name in OrderFieldName]: Table[Name] extends Part ? Name : never
}[OrderFieldName]

export type NoteName = NamesWith<{ isNote: true }>
export type OrderColumn = Table[OrderFieldName]['column']
export type NoteCall = Table[NoteName]['call']
export type NoteCopy = Table[NoteName]['copy']
export type NamesSeenBy<Staff extends OrderField['staffSees']> = NamesWith<{ staffSees: Staff }>
export type CopiedAt<Step extends OrderField['step']> = Table[NamesWith<{ step: Step }>]['copy']

/** A note is empty if it was not filled in. */
export type Notes = Readonly<Record<NoteName, string>>

export const orderFieldNames = Object.keys(orderFields) as readonly OrderFieldName[]
export const noteNames = orderFieldNames.filter((name): name is NoteName => orderFields[name].isNote)
export const notesSeenByAllStaff = noteNames.filter((name) => orderFields[name].staffSees === 'all')
export const notesShownToCustomer = noteNames.filter((name) => orderFields[name].isShownToCustomer)

export const fieldsAt = (step: OrderField['step']) =>
  orderFieldNames.filter((name) => orderFields[name].step === step)

export const isOfDelivery = (name: NoteName): boolean => orderFields[name].isOfDelivery

export const notesAt = (step: OrderField['step'], isPickup: boolean): readonly NoteName[] =>
  noteNames.filter((name) => orderFields[name].step === step && !(isPickup && isOfDelivery(name)))

export function byNote<Value>(of: (name: NoteName) => Value): Readonly<Record<NoteName, Value>> {
  return Object.fromEntries(noteNames.map((name) => [name, of(name)])) as Readonly<Record<NoteName, Value>>
}

export const noNotes = byNote(() => '')

/** Keys are the argument names of the ordering call. */
export function byNoteCall<Value>(of: (name: NoteName) => Value): Readonly<Record<NoteCall, Value>> {
  const entries = noteNames.map((name) => [orderFields[name].call, of(name)])
  return Object.fromEntries(entries) as Readonly<Record<NoteCall, Value>>
}

/** Keys are the names in the customer's copy, the export and the audit log. */
export function byNoteCopy<Value>(of: (name: NoteName) => Value): Readonly<Record<NoteCopy, Value>> {
  const entries = noteNames.map((name) => [orderFields[name].copy, of(name)])
  return Object.fromEntries(entries) as Readonly<Record<NoteCopy, Value>>
}

export function byOrderColumn<Value>(
  of: (name: OrderFieldName) => Value,
): Readonly<Record<OrderColumn, Value>> {
  const entries = orderFieldNames.map((name) => [orderFields[name].column, of(name)])
  return Object.fromEntries(entries) as Readonly<Record<OrderColumn, Value>>
}

/** The limits count characters. */
export const orderFieldLimits = Object.fromEntries(
  orderFieldNames.map((name) => [name, orderFields[name].limit]),
) as Readonly<Record<OrderFieldName, number>>
