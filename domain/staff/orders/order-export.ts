import { type NoteCopy, noteNames, orderFields } from '#domain/ordering/order-fields.ts'

const columns = [
  'reference',
  'placed',
  'status',
  'payment',
  'method',
  'date',
  'slot',
  'fulfilment',
  'zone',
  'district',
  'address',
  'name',
  'phone',
  'email',
  'sets',
  'food',
  'cutlery',
  'tongs',
  'discount',
  'delivery fee',
  'change fee',
  'granted back',
  'total',
  'cancellation fee',
  'received',
  'due',
  'to return',
] as const

export type ExportColumn = (typeof columns)[number] | NoteCopy

export const exportColumns: readonly ExportColumn[] = [
  ...columns,
  ...noteNames.map((name) => orderFields[name].copy),
]
