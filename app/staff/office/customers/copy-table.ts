/** Only the JSON file contains pictures. */
import { changeName, changeValue } from '#content/ordering/change-report.ts'
import { copyNames, copyValues, workNames } from '#content/staff/orders/customer-copy.ts'
import { timeInHongKong, todayInHongKong } from '#domain/calendar.ts'
import { csvOf } from '#domain/csv.ts'
import { type Cents, formatExact, toDollars } from '#domain/money.ts'
import type { FieldChange } from '#domain/placed/order-situation.ts'
import type { Lang, Text } from '#domain/text.ts'
import type { CustomersApi } from '#server/page-data/staff/office/customers-api.ts'

type CustomerCopy = Exclude<NonNullable<Awaited<ReturnType<CustomersApi['copy']>>>, string>
type CopiedOrder = CustomerCopy['orders'][number]
type CopiedDishes = CopiedOrder['sets'][number]['dishes']
type Cell = string | number | null
type Fields = Readonly<Record<string, unknown>>

type FieldOf<Row> = Row extends object ? keyof Row : never
type ListOf<Value> = Value extends readonly (infer Row)[] ? FieldOf<Row> : never
type CopiedField = Exclude<keyof CopiedOrder | ListOf<CopiedOrder[keyof CopiedOrder]>, 'picture'>

/** A field without a name does not compile. */
const fieldNames: Readonly<Record<string, Text> & Record<CopiedField, Text>> = copyNames

const amounts = new Set(
  [
    'food',
    'cutlery',
    'tongs',
    'discount',
    'deliveryFee',
    'changeFee',
    'allowance',
    'cancellationFee',
    'total',
  ].concat(['unitPrice', 'amount', 'captured', 'refunded']),
)

export function copyTable({ orders }: CustomerCopy, lang: Lang): string {
  return csvOf(orders.flatMap((order) => rowsOf(order, lang)))
}

function rowsOf(order: CopiedOrder, lang: Lang): readonly (readonly Cell[])[] {
  const { sets, payments, refunds, proofs, atDoor, letters, trail, work, ...plain } = order
  const lists: Readonly<Record<string, readonly Fields[]>> = {
    sets,
    payments,
    refunds,
    letters,
    trail,
    work: work.map((each) => ({ ...each, verb: workNames[each.verb] })),
    proofs: proofs.map(({ picture: _, ...proof }) => proof),
    atDoor: atDoor.map(({ picture: _, ...each }) => each),
  }
  const name = (field: string) => fieldNames[field]?.[lang] ?? field
  return [
    ...Object.entries(plain).map(([field, value]) => [name(field), cellOf(field, value, lang)]),
    ...Object.entries(lists).flatMap(([list, rows]) =>
      rows.length === 0
        ? []
        : [
            [],
            [name(list)],
            Object.keys(rows[0] ?? {}).map(name),
            ...rows.map((row) => Object.entries(row).map(([field, value]) => cellOf(field, value, lang))),
          ],
    ),
    [],
  ]
}

function cellOf(field: string, value: unknown, lang: Lang): Cell {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return amounts.has(field) ? toDollars(value as Cents) : value
  if (value instanceof Date) return `${todayInHongKong(value)} ${timeInHongKong(value)}`
  if (typeof value === 'string') return copyValues[field]?.[value]?.[lang] ?? value
  if (field === 'dishes') return dishesText(value as CopiedDishes, lang)
  if (field === 'changes') return changesText(value as readonly FieldChange[], lang)
  if (Array.isArray(value)) return value.map((each) => cellOf(field, each, lang)).join('; ')
  if (isText(value)) return value[lang]
  return Object.values(value)
    .map((each) => cellOf(field, each, lang))
    .join(' ')
}

/** Example: 北京填鴨 × 2 +$50.00 */
const dishesText = (dishes: CopiedDishes, lang: Lang) =>
  dishes
    .map(({ name, number, amount }) => {
      const price = amount === 0 ? '' : ` +${formatExact(amount)}`
      return `${name[lang]} × ${number}${price}`
    })
    .join('; ')

const changesText = (changes: readonly FieldChange[], lang: Lang) =>
  changes
    .map((change) => {
      const [from, to] = [change.from, change.to].map((side) => changeValue(change.field, side, lang))
      return `${changeName(change, lang)}: ${from} → ${to}`
    })
    .join('; ')

function isText(value: object): value is Text {
  return 'zh' in value && 'en' in value
}
