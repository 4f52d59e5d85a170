import { allergenList } from '#content/allergens.ts'
import { dayText } from '#content/dates.ts'
import { fulfilmentNames } from '#content/delivery.ts'
import { districtNames } from '#content/district-names.ts'
import { accessNames } from '#content/ordering/needs.ts'
import { between } from '#content/phrases.ts'
import { editPage, unitNames } from '#content/staff/orders/edit-order.ts'
import { parseCalendarDate } from '#domain/calendar.ts'
import { districtIds } from '#domain/delivery/districts.ts'
import { accessKinds } from '#domain/ordering/order-needs.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import type { EditUnit } from '#domain/staff/orders/edit/edit-units.ts'
import { lineName, valueIn } from '#domain/staff/orders/edit/edit-values.ts'
import type { Lang } from '#domain/text.ts'
import type { OrderFormView } from '#server/page-data/staff/orders/order-form-view.ts'

const lineOf = (unit: EditUnit) => (unit.startsWith('line.') ? unit.slice('line.'.length) : null)

export function editUnitName(unit: EditUnit, form: OrderFormView, lang: Lang): string {
  const key = lineOf(unit)
  if (key === null) return unitNames[unit as keyof typeof unitNames][lang]
  return (form.lines.find((line) => line.key === key)?.name ?? editPage.menus)[lang]
}

export function unitText(unit: EditUnit, values: Values, form: OrderFormView, lang: Lang): string {
  const of = (name: string) => valueIn(values, name)
  const nameOf = (
    list: readonly { readonly id: string; readonly name: Record<Lang, string> }[],
    id: string,
  ) => list.find((each) => each.id === id)?.name[lang] ?? ''
  const join = (parts: readonly string[]) => parts.filter(Boolean).join(' · ')
  switch (unit) {
    case 'due': {
      const date = parseCalendarDate(of('date'))
      return join([date ? dayText(date)[lang] : of('date'), of('slot')])
    }
    case 'place':
      return of('fulfilment') === 'pickup'
        ? join([fulfilmentNames.pickup[lang], nameOf(form.pickupPlaces, of('pickupPlaceId'))])
        : join([
            nameOf(form.remotePlaces, of('remotePlaceId')) || nameOf(form.zones, of('zoneId')),
            districtIds.filter((id) => id === of('districtId')).map((id) => districtNames[id][lang])[0] ?? '',
            of('address'),
            of('fee') && `$${of('fee')}`,
          ])
    case 'cutlery':
    case 'tongs':
      return of(`${unit}Wanted`) === 'yes' ? of(unit) : '–'
    case 'allergens':
      return allergenList(of(unit).split(' '))[lang]
    case 'access': {
      const kinds = accessKinds.filter((kind) => of('access').split(' ').includes(kind))
      return join([kinds.map((kind) => accessNames[kind][lang]).join(between.items[lang]), of('accessNote')])
    }
    default: {
      const key = lineOf(unit)
      return key === null ? of(unit) : lineText(key, values, form, lang)
    }
  }
}

function lineText(key: string, values: Values, form: OrderFormView, lang: Lang): string {
  const line = form.lines.find((each) => each.key === key)
  const quantity = valueIn(values, lineName(key, 'quantity')) || '0'
  const dishes = (line?.groups ?? []).flatMap((group) => {
    const choices = valueIn(values, lineName(key, `dishes.${group.id}`)).split(' ')
    return group.dishes.flatMap(({ id, name }) => {
      const pair = choices.find((each) => each.startsWith(`${id}:`))
      const number = pair?.slice(id.length + 1) ?? '0'
      return number === '0' ? [] : [number === '1' ? name[lang] : `${name[lang]} × ${number}`]
    })
  })
  const suffix = line?.isByItem ? '' : `× ${quantity}`
  return [suffix, dishes.join(between.items[lang])].filter(Boolean).join(' · ')
}
