/**
 * The section of promotions. One is ended by its last day, neither removed nor given another code: orders and counted
 * uses name it.
 */
import { type CalendarDate, isCalendarDate, parseCalendarDate, type Season } from '#domain/calendar.ts'
import { maxLetters } from '#domain/input-limits.ts'
import { nothing, toDollars } from '#domain/money.ts'
import { findPromotion } from '#domain/promotions.ts'
import type { Promotion } from '#domain/settings.ts'
import { type FormReader, idFrom, newRow, rowField } from './form-reading.ts'
import { byRow, longestFigure, longestText, type Section } from './section.ts'

const longest: Readonly<Record<string, number>> = {
  ...{ code: maxLetters.promotionCode, kind: 10, off: longestFigure, min: longestFigure },
  ...{ 'name.zh': longestText.name, 'name.en': longestText.name },
  ...{ 'about.zh': longestText.note, 'about.en': longestText.note },
  ...{ seasonfrom: longestFigure, seasonto: longestFigure, from: longestFigure, until: longestFigure },
  ...{ uses: longestFigure, each: longestFigure },
}
const mostUses = 999_999
export const mostPromotions = 200

function offOf(promotion: Promotion): string {
  if (promotion.kind === 'percent') return String(promotion.percentOff)
  return promotion.kind === 'amount' ? String(toDollars(promotion.amount)) : ''
}

export const promotions: Section = {
  unitOf: byRow,
  longest: (name) => {
    const [kind, , field = ''] = rowField.exec(name)?.slice(1) ?? []
    return kind === 'promo' ? (longest[field] ?? null) : null
  },
  valuesOf: ({ promotions: all }) =>
    Object.fromEntries(
      all.flatMap((promotion) => {
        const { id, code, kind, name, description, minSubtotal, season } = promotion
        const fields = {
          ...{ code: code ?? '', kind, off: offOf(promotion), min: String(toDollars(minSubtotal)) },
          ...{ 'name.zh': name.zh, 'name.en': name.en },
          ...{ 'about.zh': description.zh, 'about.en': description.en },
          ...{ seasonfrom: season?.from ?? '', seasonto: season?.to ?? '' },
          ...{ from: promotion.usableFrom ?? '', until: promotion.usableUntil ?? '' },
          ...{ uses: String(promotion.maxUses ?? ''), each: String(promotion.maxUsesPerCustomer ?? '') },
        }
        return Object.entries(fields).map(([field, value]) => [`promo.${id}.${field}`, value] as const)
      }),
    ),
  read(reader, _, { promotions: known }) {
    const all = known.map((promotion): Promotion => {
      const row = `promo.${promotion.id}`
      const terms = { ...promotion, ...termsIn(reader, row, promotion.code !== null) }
      if (terms.kind === 'percent') return { ...terms, percentOff: percentIn(reader, row) }
      return terms.kind === 'amount' ? { ...terms, amount: amountIn(reader, row) } : terms
    })
    const added = addedIn(reader, known)
    if (added && all.length >= mostPromotions) reader.fail(`promo.${newRow}.code`, 'too-many')
    return { promotions: added ? [...all, added] : all }
  },
}

/** A new code takes a percentage or an amount off; null: none is entered. */
function addedIn(reader: FormReader, known: readonly Promotion[]): Promotion | null {
  const row = `promo.${newRow}`
  const code = reader.value(`${row}.code`)
  if (code === '') return null
  if (!/^[a-z0-9-]{3,20}$/i.test(code)) reader.fail(`${row}.code`, 'code-invalid')
  if (findPromotion(code, known)) reader.fail(`${row}.code`, 'code-taken')
  const ids = known.map(({ id }) => id)
  const id = idFrom(`code ${code}`, ids)
  const common = { id, code: code.toUpperCase(), isUsedUp: false, ...termsIn(reader, row, true) }
  if (reader.value(`${row}.kind`) === 'amount')
    return { ...common, kind: 'amount', amount: amountIn(reader, row) }
  return { ...common, kind: 'percent', percentOff: percentIn(reader, row) }
}

const percentIn = (reader: FormReader, row: string) => reader.number(`${row}.off`, { min: 1, max: 100 })

function amountIn(reader: FormReader, row: string) {
  const amount = reader.money(`${row}.off`)
  if (amount === nothing) reader.fail(`${row}.off`, 'money-invalid')
  return amount
}

/** What comes by itself has no code that could be used up. */
function termsIn(reader: FormReader, row: string, hasCode: boolean) {
  const [usableFrom, usableUntil] = [dayIn(reader, `${row}.from`), dayIn(reader, `${row}.until`)]
  if (usableFrom && usableUntil && usableFrom > usableUntil) reader.fail(`${row}.until`, 'date-invalid')
  return {
    name: reader.text(`${row}.name`),
    description: reader.text(`${row}.about`),
    minSubtotal: reader.value(`${row}.min`) === '' ? nothing : reader.money(`${row}.min`),
    season: seasonIn(reader, row),
    ...{ usableFrom, usableUntil },
    maxUses: hasCode ? usesIn(reader, `${row}.uses`) : null,
    maxUsesPerCustomer: hasCode ? usesIn(reader, `${row}.each`) : null,
  }
}

function dayIn(reader: FormReader, name: string): CalendarDate | null {
  const day = parseCalendarDate(reader.value(name))
  if (!day && reader.value(name) !== '') reader.fail(name, 'date-invalid')
  return day
}

function usesIn(reader: FormReader, name: string): number | null {
  return reader.value(name) === '' ? null : reader.number(name, { min: 1, max: mostUses })
}

/** Null: all year. */
function seasonIn(reader: FormReader, row: string): Season | null {
  const [from, to] = [reader.value(`${row}.seasonfrom`), reader.value(`${row}.seasonto`)]
  if (from === '' && to === '') return null
  for (const [field, day] of Object.entries({ seasonfrom: from, seasonto: to }))
    if (!isCalendarDate(`2024-${day}`)) reader.fail(`${row}.${field}`, 'day-invalid')
  return { from, to }
}
