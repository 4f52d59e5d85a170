/**
 * A naive implementation of the price rules, to compare with quote.ts. It shares no code with it: it reads JSON, counts
 * in BigInt and writes calendars out.
 */
import type { OrderDraft, OrderLine } from '#domain/ordering/order.ts'
import type { Settings } from '#domain/shop/settings.ts'
import setRows from '#tests/fixtures/catalogue/setMenus.json' with { type: 'json' }

interface Row {
  readonly id: number
  readonly categoryId: string
  readonly pricing: string
  readonly priceCents: number
  readonly includesDelivery: boolean
  readonly minQuantity: number
  readonly minQuantityScope: string
  readonly includedCutlery: number
  readonly includedTongs: number
  readonly externalPath?: string
  readonly seasonal?: { readonly from: string; readonly to: string }
  readonly groups: readonly {
    readonly id: string
    readonly min: number
    readonly max: number
    readonly repeatable?: boolean
    readonly dishes: readonly {
      readonly dishId: string
      readonly extraCents?: number
      readonly priceCents?: number
    }[]
  }[]
}

const rows: Record<string, Row> = {}
for (const row of setRows as unknown as Row[]) rows[row.id] = row

export interface Answer {
  readonly amounts: readonly bigint[]
  readonly food: bigint
  readonly subtotal: bigint
  readonly discount: bigint
  readonly gifts: readonly string[]
  readonly cutlery: readonly [included: bigint, extra: bigint]
  readonly tongs: readonly [included: bigint, extra: bigint]
  readonly fee: bigint | null
  readonly reason: string
  readonly total: bigint
  readonly refused: readonly string[]
}

/** The Swedish locale formats dates as we store them. */
const hongKongDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Hong_Kong' })

const countable = (n: unknown) => [n].every((x) => Number.isInteger(x) && Number(x) >= 0 && Number(x) <= 2000)

/** Two passes through a leap year complete seasons over New Year. */
const calendars = new Map<string, Set<string>>()
function inSeason(date: string, season: { readonly from: string; readonly to: string }): boolean {
  const key = `${season.from}..${season.to}`
  let days = calendars.get(key)
  if (!days) {
    days = new Set()
    let on = false
    for (let i = 0; i < 732; i++) {
      const md = new Date(Date.UTC(2024, 0, 1 + (i % 366))).toISOString().substring(5, 10)
      if (md === season.from) on = true
      if (on) days.add(md)
      if (md === season.to && on) {
        on = false
        if (i >= 366) break
      }
    }
    calendars.set(key, days)
  }
  return days.has(date.substring(5))
}

/** The values are the districts of remote places. */
const remoteDistricts: Record<string, string> = {
  'shek-o-stanley': 'southern',
  'ma-wan-sham-tseng': 'tsuen-wan',
  'gold-coast': 'tuen-mun',
  'lau-fau-shan': 'yuen-long',
  'sha-tau-kok': 'north',
  'tai-mei-tuk': 'tai-po',
  'tseung-kwan-o': 'sai-kung',
  'sai-kung-town': 'sai-kung',
  lantau: 'islands',
  'outlying-islands': 'islands',
}

function isWithoutDelivery(draft: OrderDraft, settings: Settings): boolean {
  const zonesOf = (district: string): (string | null)[] => {
    const parts = Object.entries(settings.districts).flatMap(([id, zones]) =>
      id === district ? [zones.zoneId, zones.outerZoneId] : [],
    )
    const isServedAtAll = parts.join('') !== ''
    const places = settings.remotePlaces.filter((p) => remoteDistricts[p.id] === district)
    const remote = places.map((p) => (isServedAtAll ? p.zoneId : null))
    const [inner, outer] = parts
    const ordinary = district === 'sai-kung' || district === 'islands' ? [] : [inner ?? null]
    return [...ordinary, ...(inner === outer ? [] : [outer ?? null]), ...remote]
  }
  if (draft.remotePlaceId) {
    const district = remoteDistricts[draft.remotePlaceId]
    const place = settings.remotePlaces.filter((p) => p.id === draft.remotePlaceId)[0]
    return place !== undefined && (!place.zoneId || !zonesOf(district ?? '').some((zone) => zone !== null))
  }
  if (!draft.districtId || !Object.keys(settings.districts).includes(draft.districtId)) return false
  const zones = zonesOf(draft.districtId)
  return draft.zoneId ? !zones.some((zone) => zone !== null) : zones.includes(null)
}

function isServed(district: string, zone: string, place: string | undefined, settings: Settings): boolean {
  const value = place === undefined ? undefined : remoteDistricts[place]
  if (value !== undefined) return district === value
  const [, charged] = Object.entries(settings.districts).find(([id]) => id === district) ?? []
  return charged !== undefined && [charged.zoneId, charged.outerZoneId].includes(zone)
}

function dayNumber(date: string): number {
  const [y = 0, m = 0, d = 0] = date.split('-').map(Number)
  return Date.UTC(y, m - 1, d) / 864e5
}

function realDate(date: string): boolean {
  const m = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)
  if (!m || Number(m[1]) < 1900) return false
  const [year, month, day] = [Number(m[1]), Number(m[2]), Number(m[3])]
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return month >= 1 && month <= 12 && day >= 1 && day <= (lengths[month - 1] ?? 0)
}

/** A line costs [amount, units]. */
function lineCost(row: Row, line: OrderLine): readonly [bigint, bigint] {
  let items = 0n
  let supplements = 0n
  let helpings = 0n
  let garbage = false
  for (const group of row.groups) {
    for (const choice of group.dishes) {
      const n = line.selection[group.id]?.[choice.dishId]
      if (n === undefined) continue
      if (!countable(n)) {
        garbage = true
        continue
      }
      helpings += BigInt(n)
      items += BigInt(n) * BigInt(choice.priceCents ?? 0)
      supplements += BigInt(n) * BigInt(choice.extraCents ?? 0)
    }
  }
  const price = BigInt(row.priceCents)
  if (row.pricing === 'perItem') return garbage ? [price, 1n] : [items, helpings]
  if (garbage || !countable(line.quantity) || line.quantity === 0) return [price, 1n]
  return [(price + supplements) * BigInt(line.quantity), BigInt(line.quantity)]
}

function lineRefusals(row: Row, line: OrderLine): string[] {
  const out: string[] = []
  if (row.externalPath) out.push('set-sold-elsewhere')
  if (row.pricing === 'fixed' && (!countable(line.quantity) || line.quantity < 1))
    out.push('quantity-invalid')
  for (const id of Object.keys(line.selection)) {
    if (!row.groups.some((g) => g.id === id)) out.push('group-unknown')
  }
  for (const group of row.groups) {
    let count = 0
    for (const [id, n] of Object.entries(line.selection[group.id] ?? {})) {
      if (!group.dishes.some((d) => d.dishId === id)) out.push('dish-unknown')
      else if (!countable(n)) out.push('dish-number-invalid')
      else {
        count += n
        if (n >= 2 && group.repeatable !== true) out.push('dish-not-repeatable')
      }
    }
    if (count < group.min) out.push('group-below-min')
    if (count > group.max) out.push('group-above-max')
  }
  return out
}

export function oracle(draft: OrderDraft, settings: Settings, now: Date): Answer {
  const reasons: string[] = []
  const today = hongKongDay.format(now)

  const amounts: bigint[] = []
  const unitsBySet: Record<number, bigint> = {}
  const unitsByCategory: Record<string, bigint> = {}
  const present: Row[] = []
  let cutleryIncluded = 0n
  let tongsIncluded = 0n
  for (const line of draft.lines) {
    const row = rows[line.setId]
    if (!row) {
      reasons.push('set-unknown')
      continue
    }
    const [amount, units] = lineCost(row, line)
    amounts.push(amount)
    if (!present.includes(row)) present.push(row)
    unitsBySet[row.id] = (unitsBySet[row.id] ?? 0n) + units
    unitsByCategory[row.categoryId] = (unitsByCategory[row.categoryId] ?? 0n) + units
    cutleryIncluded += units * BigInt(row.includedCutlery)
    tongsIncluded += units * BigInt(row.includedTongs)
    reasons.push(...lineRefusals(row, line))
  }
  if (draft.lines.length === 0) reasons.push('order-empty')
  const food = amounts.reduce((a, b) => a + b, 0n)
  const short = new Set<string>()
  for (const row of present) {
    const byCategory = row.minQuantityScope === 'category'
    const units = (byCategory ? unitsByCategory[row.categoryId] : unitsBySet[row.id]) ?? 0n
    if (units < BigInt(row.minQuantity)) short.add(byCategory ? row.categoryId : String(row.id))
  }
  for (const _ of short) reasons.push('below-minimum-quantity')

  // extras
  const extra = (choice: OrderDraft['cutlery'], includedCount: bigint): readonly [bigint, bigint] => {
    if (!choice.wanted) return [0n, 0n]
    if (!countable(choice.extra)) reasons.push('extra-invalid')
    return [includedCount, countable(choice.extra) ? BigInt(choice.extra) : 0n]
  }
  const cutlery = extra(draft.cutlery, cutleryIncluded)
  const tongs = extra(draft.tongs, tongsIncluded)
  const subtotal = food + cutlery[1] * BigInt(settings.cutleryPrice) + tongs[1] * BigInt(settings.tongsPrice)

  // date and slot
  const hasDate = draft.date !== null && draft.date.length > 0
  const due = hasDate && realDate(draft.date) ? String(draft.date) : null
  const ofDay = settings.days.filter((day) => day.date === due)[0]
  if (!hasDate) reasons.push('date-missing')
  else if (due === null) reasons.push('date-invalid')
  else {
    const ahead = dayNumber(due) - dayNumber(today)
    if (ahead < settings.leadDays) reasons.push('date-too-early')
    else if (ahead > settings.horizonDays) reasons.push('date-too-late')
    else if (settings.stoppedDates.some((stoppedDate) => stoppedDate === due)) reasons.push('date-closed')
    else if (ofDay ? ofDay.intake !== 'open' : settings.closedDates.some((each) => each === due))
      reasons.push('date-closed')
    else if (present.some((row) => row.seasonal && !inSeason(due, row.seasonal)))
      reasons.push('set-out-of-season')
  }
  if (!draft.slot) reasons.push('slot-missing')
  else if (!settings.slots.map((s) => s.from).includes(draft.slot)) reasons.push('slot-unknown')
  else if (ofDay?.intake === 'open' && ofDay.closedSlots.includes(draft.slot)) reasons.push('slot-closed')

  // Automatic promotions first, then the code.
  let discount = 0n
  const gifts: string[] = []
  const code = (draft.promotionCode ?? '').trim().toLowerCase()
  const quoteDay = due ?? today
  const whyNot = (p: Settings['promotions'][number]): string | null => {
    if (p.usableFrom && today < p.usableFrom) return 'promotion-not-yet'
    if (p.usableUntil && today > p.usableUntil) return 'promotion-ended'
    if (p.isUsedUp) return 'promotion-used-up'
    if (p.season && !inSeason(quoteDay, p.season)) return 'promotion-out-of-season'
    if (food < BigInt(p.minSubtotal)) return 'promotion-below-minimum'
    if (p.kind === 'freeDish' && p.boxes) {
      let boxes = 0n
      for (const id of p.boxes.setIds) boxes += unitsBySet[id] ?? 0n
      if (boxes < BigInt(p.boxes.min)) return 'promotion-too-few-boxes'
    }
    return null
  }
  // Delivery may be waived automatically, by the code, or both.
  let waivedByItself = false
  let waivedByCode = false
  const take = (p: Settings['promotions'][number]) => {
    if (p.kind === 'freeDelivery' && p.code === null) waivedByItself = true
    if (p.kind === 'freeDelivery' && p.code !== null) waivedByCode = true
    if (p.kind === 'freeDish') gifts.push(`${p.quantity} ${p.dish.id}`)
    if (p.kind === 'amount') discount += BigInt(p.amount)
    // Counts in thousandths of a percent and rounds half a cent up.
    if (p.kind === 'percent')
      discount += (food * BigInt(Math.round(p.percentOff * 1000)) * 2n + 100000n) / 200000n
    if (discount > food) discount = food
  }
  for (const p of settings.promotions) if (p.code === null && whyNot(p) === null) take(p)
  if (code !== '') {
    const p = settings.promotions.filter((x) => x.code?.toLowerCase() === code)[0]
    const why = p ? whyNot(p) : 'promotion-unknown'
    if (why) reasons.push(why)
    else if (p) take(p)
  }

  // place and fee
  let fee: bigint | null = null
  let reason = 'undecided'
  if (draft.fulfilment === null) reasons.push('fulfilment-missing')
  if (draft.fulfilment === 'pickup') {
    fee = 0n
    reason = 'pickup'
    if (!draft.pickupPlaceId) reasons.push('pickup-place-missing')
    else if (settings.pickupPlaces.every((p) => p.id !== draft.pickupPlaceId))
      reasons.push('pickup-place-unknown')
  }
  if (draft.fulfilment === 'delivery') {
    if (draft.address.trim().length === 0) reasons.push('address-missing')
    if (Array.from(draft.address).length > 300) reasons.push('text-too-long')
    const zone = settings.zones.filter((z) => z.id === draft.zoneId)[0]
    const isRefused = isWithoutDelivery(draft, settings)
    if (isRefused) reasons.push('place-not-served')
    else if (!draft.zoneId) reasons.push('zone-missing')
    else if (!zone) reasons.push('zone-unknown')
    if (zone) {
      const place = settings.remotePlaces.filter(
        (p) => p.id === draft.remotePlaceId && p.zoneId === zone.id,
      )[0]
      if (draft.remotePlaceId && !place && !isRefused) reasons.push('remote-place-unknown')
      else if (draft.districtId && !isRefused && !isServed(draft.districtId, zone.id, place?.id, settings))
        reasons.push('district-unknown')
      const special = due !== null && settings.specialDates.some((s) => inSeason(due, s))
      fee = BigInt(zone.fee)
      reason = 'zone'
      const raisedFee = ofDay?.zoneFees[zone.id] ?? (special ? zone.specialDateFee : zone.fee)
      if (raisedFee > zone.fee) {
        fee = BigInt(raisedFee)
        reason = 'special-date'
      }
      if (place?.byQuotation) {
        fee = null
        reason = 'by-quotation'
      }
      const mayBeFree = place === undefined || place.freeDelivery
      if (mayBeFree && food - discount >= BigInt(settings.freeDeliveryFrom)) {
        fee = 0n
        reason = 'free-from-threshold'
      }
      if (mayBeFree && present.some((row) => row.includesDelivery)) {
        fee = 0n
        reason = 'free-with-set'
      }
    }
  }

  // Free delivery counts only if there is a fee to remove.
  if (waivedByItself || waivedByCode) {
    const spot = settings.remotePlaces.filter(
      (p) => p.id === draft.remotePlaceId && p.zoneId === draft.zoneId,
    )[0]
    const isKnown = reason === 'zone' || reason === 'special-date' || reason === 'by-quotation'
    const isFreeAnyway =
      food - discount >= BigInt(settings.freeDeliveryFrom) || present.some((row) => row.includesDelivery)
    const isOpenPlace = reason === 'by-quotation' ? spot?.freeDelivery === true : spot?.freeDelivery !== false
    const helps = isKnown ? isOpenPlace && fee !== 0n : reason === 'undecided' && !isFreeAnyway
    if (waivedByCode && (!helps || waivedByItself)) reasons.push('promotion-no-fee')
    if (helps && isKnown) {
      fee = 0n
      reason = 'free-with-promotion'
    }
  }

  const total = subtotal - discount + (fee ?? 0n)
  return {
    amounts,
    food,
    subtotal,
    discount,
    gifts,
    cutlery,
    tongs,
    fee,
    reason,
    total,
    refused: reasons.sort(),
  }
}
