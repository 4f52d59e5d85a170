/**
 * The texts that customers type into an order, a row each. What concerns every one of them reads this table: limits,
 * calls, the steps of the dialog, the columns, erasure, the copy of a customer's data, and who sees it.
 */
interface OrderField {
  /** In characters. */
  readonly limit: number
  /** The step of the order dialog that asks for it. */
  readonly step: 'orderForm' | 'orderContact'
  /** A note may be left empty, and its length is all that is checked; other fields have rules of their own. */
  readonly isNote: boolean
  /** Asked for and kept with deliveries alone. */
  readonly isOfDelivery: boolean
  /** Its name in the call that places an order. */
  readonly call: string
  /** Of a note it is the field's own name. */
  readonly column: string
  /** Its name in the copy that a customer asks for. */
  readonly copy: string
  /** All of the staff who see orders, or only those who may call their customers. */
  readonly staffSees: 'all' | 'callers'
  /** Whether the order's page and letters show it to the customer. */
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

/** The names of the fields whose rows have these properties. */
type NamesWith<Part extends Partial<OrderField>> = {
  [Name in OrderFieldName]: Table[Name] extends Part ? Name : never
}[OrderFieldName]

export type NoteName = NamesWith<{ isNote: true }>
export type OrderColumn = Table[OrderFieldName]['column']
export type NoteCall = Table[NoteName]['call']
export type NamesSeenBy<Staff extends OrderField['staffSees']> = NamesWith<{ staffSees: Staff }>
export type CopiedAt<Step extends OrderField['step']> = Table[NamesWith<{ step: Step }>]['copy']

/** What was typed into each note; empty: nothing. */
export type Notes = Readonly<Record<NoteName, string>>

export const orderFieldNames = Object.keys(orderFields) as readonly OrderFieldName[]
export const noteNames = orderFieldNames.filter((name): name is NoteName => orderFields[name].isNote)
export const notesShownToCustomer = noteNames.filter((name) => orderFields[name].isShownToCustomer)

/** The fields that a step asks for. */
export const fieldsAt = (step: OrderField['step']) =>
  orderFieldNames.filter((name) => orderFields[name].step === step)

/** The notes that a step asks for. */
export const notesAt = (step: OrderField['step'], isPickup: boolean): readonly NoteName[] =>
  noteNames.filter((name) => {
    const field: OrderField = orderFields[name]
    return field.step === step && !(isPickup && field.isOfDelivery)
  })

export function byNote(textOf: (name: NoteName) => string): Notes {
  return Object.fromEntries(noteNames.map((name) => [name, textOf(name)])) as Notes
}

export const noNotes = byNote(() => '')

/** What callers send of notes, by the names of the call. */
export function byNoteCall<Value>(of: (name: NoteName) => Value): Readonly<Record<NoteCall, Value>> {
  const entries = noteNames.map((name) => [orderFields[name].call, of(name)])
  return Object.fromEntries(entries) as Readonly<Record<NoteCall, Value>>
}

/** A value for each column that holds what a customer typed. */
export function byOrderColumn<Value>(
  of: (name: OrderFieldName) => Value,
): Readonly<Record<OrderColumn, Value>> {
  const entries = orderFieldNames.map((name) => [orderFields[name].column, of(name)])
  return Object.fromEntries(entries) as Readonly<Record<OrderColumn, Value>>
}

/** The longest text of each field, in characters. */
export const orderFieldLimits = Object.fromEntries(
  orderFieldNames.map((name) => [name, orderFields[name].limit]),
) as Readonly<Record<OrderFieldName, number>>
