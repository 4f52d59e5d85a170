/** The columns of the table of orders that the back office exports. */
export const exportColumns = [
  ...['reference', 'placed', 'status', 'payment', 'method', 'date', 'slot', 'fulfilment', 'zone', 'address'],
  ...['name', 'phone', 'email', 'sets', 'food', 'cutlery', 'tongs', 'discount', 'delivery fee', 'change fee'],
  ...['granted back', 'total', 'cancellation fee', 'received', 'due', 'to return', 'instructions'],
] as const

export type ExportColumn = (typeof exportColumns)[number]
