/** Reads the prices of a set from a later day on (docs/decisions/0046). */
import { isCalendarDate } from '#domain/calendar.ts'
import type { NextPrices, SetMenu } from '#domain/menu/catalogue.ts'
import type { EditedGroup } from './edited-set.ts'
import { nextChargeField } from './set-groups.ts'
import type { SetReader } from './set-reader.ts'
import { priceDisplays } from './set-values.ts'

/** Null: none are planned, or their fields can't be read. A price that is left empty stays as the set has it on that day. */
export function readNextPrices(
  reader: SetReader,
  pricing: SetMenu['pricing'],
  groups: readonly EditedGroup[],
): NextPrices | null {
  const isByItem = pricing === 'perItem'
  const charges = groups.flatMap(({ id: groupId, dishes }) =>
    dishes.flatMap(({ dishId }) => {
      const field = nextChargeField(groupId, dishId)
      return reader.value(field) === '' ? [] : [{ groupId, dishId, charge: reader.money(field, !isByItem) }]
    }),
  )
  const hasPrice = !isByItem && reader.value('nextPrice') !== ''
  const hasDisplay = reader.value('nextDisplay') !== ''
  const from = reader.value('nextFrom')
  const isPlanned = hasPrice || hasDisplay || charges.length > 0
  if (from === '' && !isPlanned) return null
  if (!isCalendarDate(from)) {
    reader.problems.nextFrom = 'date-invalid'
    return null
  }
  if (!isPlanned) reader.problems[isByItem ? 'nextFrom' : 'nextPrice'] = 'next-prices-missing'
  return {
    from,
    price: hasPrice ? reader.money('nextPrice', false) : null,
    display: hasDisplay ? reader.one('nextDisplay', priceDisplays) : null,
    charges,
  }
}
