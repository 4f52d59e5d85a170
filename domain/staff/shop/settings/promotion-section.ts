/** Orders copy their promotions, so a promotion can be changed or removed at any time. */

import { nothing, toDollars } from '#domain/money.ts'
import { codeLength, findPromotion } from '#domain/promotions/promotion-code.ts'
import type { Promotion } from '#domain/shop/settings.ts'
import { type FormReader, formReader, textValues } from '#domain/staff/forms/fields.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { maxGiftSets, maxPromotions } from './field-limits.ts'
import { datesIn, type FieldName, seasonIn } from './period-reading.ts'
import { filledRows, idFrom, newRow } from './rows.ts'
import { byRow, type MenuNames, type PromotionContext, type Section } from './section.ts'

const codePattern = new RegExp(`^[a-z0-9-]{${codeLength.min},${codeLength.max}}$`, 'i')

const largestUses = 999_999
const maxDishes = 100

export const promotions: Section = {
  unitOf: byRow,
  valuesOf: ({ promotions: all }) =>
    Object.fromEntries(
      all.flatMap((promotion) => {
        const { id, isOn, code, kind, name, description, minSubtotal, season } = promotion
        const fields = {
          on: isOn ? 'on' : '',
          code: code ?? '',
          kind,
          min: String(toDollars(minSubtotal)),
          ...promotionGifts(promotion),
          ...Object.fromEntries([...textValues('name', name), ...textValues('about', description)]),
          seasonfrom: season?.from ?? '',
          seasonto: season?.to ?? '',
          from: promotion.usableFrom ?? '',
          until: promotion.usableUntil ?? '',
          uses: String(promotion.maxUses ?? ''),
          each: String(promotion.maxUsesPerCustomer ?? ''),
        }
        return Object.entries(fields).map(([field, value]) => [`promo.${id}.${field}`, value] as const)
      }),
    ),
  read(reader, values, { promotions: before }, context) {
    const rows = filledRows(reader, values, {
      kind: 'promo',
      max: maxPromotions,
      fields: ['code', 'name.zh', 'name.en'],
    })
    const places = new Map(before.map(({ id }, index) => [id, index]))
    const placeOf = (id: string) => places.get(id) ?? before.length
    const ids = rows.toSorted((a, b) => placeOf(a) - placeOf(b))
    const placedPromotions = before.filter(({ id }) => ids.includes(id))
    const promotions = ids.map((id) => promotionIn(reader, id, ids, placedPromotions, context))
    for (const { code, id } of promotions)
      if (code !== null && promotions.some((other) => other.id !== id && findPromotion(code, [other])))
        reader.fail(`promo.${ids.find((each) => each === id) ?? newRow}.code`, 'code-taken')
    return { promotions }
  },
}

const priceFields = ['off', 'min', 'kind', 'dish', 'number', 'boxes', 'sets']

export function readPromotion(
  values: Values,
  row: string,
  menu: Pick<MenuNames, 'dishes' | 'sets'>,
): Promotion | null {
  const reader = formReader(values)
  const promotion = promotionIn(reader, row, [row], [], { ...menu, usedPromotionIds: [] })
  return priceFields.some((field) => reader.problems[`promo.${row}.${field}`]) ? null : promotion
}

function promotionGifts(promotion: Promotion): Readonly<Record<string, string>> {
  switch (promotion.kind) {
    case 'percent':
      return { off: String(promotion.percentOff) }
    case 'amount':
      return { off: String(toDollars(promotion.amount)) }
    case 'freeDelivery':
      return {}
    case 'freeDish': {
      const { dish, quantity, boxes } = promotion
      const forBoxes = { boxes: String(boxes?.min ?? ''), sets: boxes?.setIds.join(' ') ?? '' }
      return { dish: dish.id, number: String(quantity), ...forBoxes }
    }
  }
}

/** @param kept stored promotions, whose codes stay reserved during a renaming */
function promotionIn(
  reader: FormReader,
  row: string,
  rows: readonly string[],
  placedPromotions: readonly Promotion[],
  basis: Pick<PromotionContext, 'dishes' | 'sets' | 'usedPromotionIds'>,
): Promotion {
  const field = (name: string) => `promo.${row}.${name}`
  const code = reader.figures(field('code'))
  const promotion = placedPromotions.find((each) => each.id === row)
  if (code !== '' && code.toUpperCase() !== promotion?.code?.toUpperCase()) {
    if (!codePattern.test(code)) reader.fail(field('code'), 'code-invalid')
    if (findPromotion(code, placedPromotions)) reader.fail(field('code'), 'code-taken')
  }
  const id = row === newRow ? idFrom(`code ${code || 'gift'}`, [...rows, ...basis.usedPromotionIds]) : row
  const common = {
    id,
    isOn: reader.isOn(field('on')),
    isUsedUp: false,
    code: code === '' ? null : code === promotion?.code ? code : code.toUpperCase(),
    ...termsIn(reader, field, code !== ''),
  }
  switch (reader.value(field('kind'))) {
    case 'amount': {
      const amount = reader.money(field('off'))
      if (amount === nothing) reader.fail(field('off'), 'money-invalid')
      return { ...common, kind: 'amount', amount }
    }
    case 'freeDish':
      return { ...common, ...dishIn(reader, field, basis) }
    case 'freeDelivery':
      return { ...common, kind: 'freeDelivery' }
    default:
      if (reader.value(field('kind')) !== 'percent') reader.fail(field('kind'), 'choice-unknown')
      return { ...common, kind: 'percent', percentOff: reader.number(field('off'), { min: 1, max: 100 }) }
  }
}

function dishIn(reader: FormReader, field: FieldName, { dishes, sets }: Pick<MenuNames, 'dishes' | 'sets'>) {
  const id = reader.value(field('dish'))
  const name = dishes.get(id)
  if (!name) reader.fail(field('dish'), 'choice-unknown')
  const setIds = reader.value(field('sets')).split(' ').filter(Boolean).slice(0, maxGiftSets).map(Number)
  if (setIds.some((set) => !sets.has(set))) reader.fail(field('sets'), 'choice-unknown')
  const boxes = reader.value(field('boxes'))
  if (boxes === '' && setIds.length > 0) reader.fail(field('boxes'), 'number-invalid')
  if (boxes !== '' && setIds.length === 0) reader.fail(field('sets'), 'none-left')
  return {
    kind: 'freeDish',
    dish: { id, name: name ?? { zh: id, en: id } },
    quantity: reader.number(field('number'), { min: 1, max: maxDishes }),
    boxes: boxes === '' ? null : { min: reader.number(field('boxes'), { min: 1, max: largestUses }), setIds },
  } as const
}

/** Automatic promotions have no code, hence no usage limits. */
function termsIn(reader: FormReader, field: FieldName, hasCode: boolean) {
  const { from: usableFrom, until: usableUntil } = datesIn(reader, field)
  const [maxUses, maxUsesPerCustomer] = [usesIn(reader, field('uses')), usesIn(reader, field('each'))]
  if (!hasCode && (maxUses !== null || maxUsesPerCustomer !== null))
    reader.fail(field('code'), 'code-for-limits')
  return {
    name: reader.text(field('name')),
    description: reader.text(field('about')),
    minSubtotal: reader.value(field('min')) === '' ? nothing : reader.money(field('min')),
    season: seasonIn(reader, field),
    usableFrom,
    usableUntil,
    maxUses,
    maxUsesPerCustomer,
  }
}

function usesIn(reader: FormReader, name: string): number | null {
  return reader.value(name) === '' ? null : reader.number(name, { min: 1, max: largestUses })
}
