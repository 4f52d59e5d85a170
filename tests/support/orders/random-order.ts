/** Valid, odd and invalid orders and rules. */
import { addDays, type CalendarDate, calendarDate, type Season } from '#domain/calendar.ts'
import { districtIds } from '#domain/delivery/districts.ts'
import type { SetMenu } from '#domain/menu/catalogue.ts'
import { defaultSelection } from '#domain/menu/menu-selection.ts'
import { cents } from '#domain/money.ts'
import type { ExtraChoice, OrderDraft, OrderLine, Selection } from '#domain/ordering/order.ts'
import { type DayRule, dayIntakes, type Promotion, type Settings } from '#domain/shop/settings.ts'

/** `dice.below(6)` is 0 to 5. */
export interface Dice {
  below(bound: number): number
  chance(share: number): boolean
  /** Always false for the half of all orders that are meant to be valid. */
  mishap(share: number): boolean
  pick<Item>(items: readonly Item[]): Item
}

/** The algorithm is mulberry32. */
export function diceOf(seed: number): Dice {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const tidy = next() < 0.5
  return {
    mishap: (share) => !tidy && next() < share,
    below: (bound) => Math.floor(next() * bound),
    chance: (share) => next() < share,
    pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
  }
}

const garbageNumbers = [Number.NaN, -1, 0.5, Number.POSITIVE_INFINITY, 2001, 1e300, Number.MIN_VALUE]
const garbageDates = ['', 'soon', '2026-02-30', '2026-13-01', '2026-12-1', '1800-01-01', '２０２６-12-01']
const garbageSlots = ['', '09:30', '20:00', '10:15', 'noon']
const seasons: readonly Season[] = [
  { from: '12-22', to: '12-27' },
  { from: '12-31', to: '12-31' },
  { from: '12-30', to: '01-02' },
  { from: '10-01', to: '10-31' },
  { from: '02-29', to: '03-01' },
]

export function randomNow(dice: Dice): Date {
  const start = Date.parse('2026-09-01T00:00:00+08:00')
  const moment = start + dice.below(200) * 86_400_000 + dice.below(86_400_000)
  // Some orders are placed at midnight in Hong Kong.
  return new Date(dice.chance(0.1) ? moment - (moment % 86_400_000) - 8 * 3_600_000 - dice.below(2) : moment)
}

export function randomDraft(dice: Dice, sets: readonly SetMenu[], settings: Settings, now: Date): OrderDraft {
  const lines = Array.from({ length: dice.mishap(0.05) ? 0 : 1 + dice.below(4) }, () =>
    randomLine(dice, sets),
  )
  const isDelivery = dice.chance(0.75)
  const zone = dice.pick(settings.zones)
  const places = settings.remotePlaces.filter((place) => dice.mishap(0.1) || place.zoneId === zone.id)
  return {
    lines,
    fulfilment: dice.mishap(0.05) ? null : isDelivery ? 'delivery' : 'pickup',
    date: randomDate(dice, now),
    slot: dice.mishap(0.1) ? dice.pick([null, ...garbageSlots]) : dice.pick(settings.slots).from,
    zoneId: dice.mishap(0.1) ? dice.pick([null, '', 'moon']) : zone.id,
    remotePlaceId:
      dice.chance(0.3) && places.length > 0 ? dice.pick(places).id : dice.mishap(0.03) ? 'moon' : null,
    districtId: dice.chance(0.3) ? randomDistrict(dice, zone.id, settings) : null,
    address: dice.mishap(0.1) ? dice.pick(['', '  ', '長'.repeat(301), '🏠'.repeat(300)]) : '觀塘道1號',
    pickupPlaceId: dice.mishap(0.2) ? dice.pick([null, '', 'moon']) : dice.pick(settings.pickupPlaces).id,
    cutlery: randomExtra(dice),
    tongs: randomExtra(dice),
    promotionCode: randomCode(dice, settings.promotions),
  }
}

function randomDistrict(dice: Dice, zoneId: string, { districts }: Settings): string {
  const servedDistricts = districtIds.filter((id) => {
    const { zoneId: value, outerZoneId } = districts[id]
    return value === zoneId || outerZoneId === zoneId
  })
  return dice.mishap(0.1) || servedDistricts.length === 0
    ? dice.pick([...districtIds, 'moon'])
    : dice.pick(servedDistricts)
}

function randomLine(dice: Dice, sets: readonly SetMenu[]): OrderLine {
  const set = dice.pick(sets)
  if (dice.mishap(0.03)) return { setId: 999, quantity: 1, selection: {} }
  const quantity = dice.mishap(0.06)
    ? dice.pick([0, ...garbageNumbers])
    : dice.chance(0.7)
      ? set.minQuantity + dice.below(3)
      : 1 + dice.below(40)
  return { setId: set.id, quantity, selection: randomSelection(dice, set) }
}

function randomSelection(dice: Dice, set: SetMenu): Selection {
  const selection: Record<string, Record<string, number>> = {}
  const start = defaultSelection(set)
  for (const group of set.groups) {
    const numbers: Record<string, number> = { ...start[group.id] }
    if (group.repeatable || dice.mishap(0.15)) {
      for (const { dish } of group.dishes) {
        if (dice.chance(0.4)) numbers[dish.id] = dice.below(group.max > 50 ? 12 : 3)
      }
    }
    if (dice.mishap(0.005)) numbers[dice.pick(group.dishes).dish.id] = dice.pick(garbageNumbers)
    if (dice.mishap(0.005)) numbers['moon-cake'] = dice.pick([1, ...garbageNumbers])
    if (!dice.mishap(0.02)) selection[group.id] = numbers
  }
  if (dice.mishap(0.01)) selection.moon = { 'moon-cake': 1 }
  return selection
}

function randomDate(dice: Dice, now: Date): CalendarDate | null {
  if (dice.mishap(0.06)) return null
  if (dice.mishap(0.06)) return dice.pick(garbageDates) as CalendarDate
  if (dice.chance(0.4)) return addDays(calendarDate('2026-12-20'), dice.below(16))
  return addDays(
    calendarDate(now.toISOString().slice(0, 10)),
    dice.mishap(0.3) ? dice.below(12) - 6 : 6 + dice.below(60),
  )
}

function randomExtra(dice: Dice): ExtraChoice {
  return {
    wanted: dice.chance(0.8),
    extra: dice.mishap(0.04) ? dice.pick(garbageNumbers) : dice.below(2) * dice.below(30),
  }
}

function randomCode(dice: Dice, promotions: readonly Promotion[]): string | null {
  if (dice.chance(0.4)) return null
  if (dice.mishap(0.1)) return dice.pick(['', ' ', 'MOON', 'CV 88'])
  const code = dice.pick(promotions).code ?? ''
  return dice.pick([code, code.toLowerCase(), ` ${code}\n`])
}

/** The demo's rules, or random rules. */
export function randomSettings(dice: Dice, demo: Settings): Settings {
  if (dice.chance(0.5)) return demo
  const zones = demo.zones.map((zone) => ({
    ...zone,
    fee: cents(dice.below(40_000)),
    specialDateFee: cents(dice.below(40_000)),
  }))
  const remotePlaces = demo.remotePlaces.map((place) => ({
    ...place,
    zoneId: dice.chance(0.2) ? null : place.zoneId,
    freeDelivery: dice.chance(0.5),
    byQuotation: dice.chance(0.5),
  }))
  const servedOrNot = (zoneId: string | null) => (dice.chance(0.2) ? null : zoneId)
  const districts = Object.fromEntries(
    Object.entries(demo.districts).map(([id, { zoneId, outerZoneId }]) => [
      id,
      { zoneId: servedOrNot(zoneId), outerZoneId: servedOrNot(outerZoneId) },
    ]),
  ) as Settings['districts']
  return {
    ...demo,
    zones,
    districts,
    remotePlaces,
    freeDeliveryFrom: cents(dice.pick([0, 100_000, dice.below(600_000), 1e12])),
    specialDates: seasons.filter(() => dice.chance(0.5)),
    leadDays: dice.below(6),
    leadSeasons: [],
    horizonDays: 1 + dice.below(400),
    stoppedDates: [calendarDate('2026-12-28')].filter(() => dice.chance(0.5)),
    closedDates: [calendarDate('2026-12-25'), calendarDate('2027-01-01')].filter(() => dice.chance(0.5)),
    days: randomDays(dice, demo),
    cutleryPrice: cents(dice.below(1_000)),
    tongsPrice: cents(dice.below(1_000)),
    promotions: [
      ...demo.promotions,
      ...Array.from({ length: dice.below(4) }, (_, i) => randomPromotion(dice, i)),
    ],
  }
}

function randomDays(dice: Dice, { zones, slots }: Settings): readonly DayRule[] {
  return ['2026-12-24', '2026-12-25', '2026-12-31']
    .filter(() => dice.chance(0.3))
    .map((date) => ({
      date: calendarDate(date),
      intake: dice.pick(dayIntakes),
      slotCapacity: null,
      closedSlots: slots.map(({ from }) => from).filter(() => dice.chance(0.2)),
      slotCapacities: {},
      zoneFees: Object.fromEntries(
        zones.filter(() => dice.chance(0.5)).map(({ id }) => [id, cents(dice.below(40_000))]),
      ),
    }))
}

const randomDay = (dice: Dice) => addDays(calendarDate('2026-09-01'), dice.below(200))

function randomPromotion(dice: Dice, index: number): Promotion {
  const base = {
    id: `odd-${index}`,
    isOn: true,
    code: dice.chance(0.4) ? null : `ODD${index}`,
    name: { zh: '優惠', en: 'Offer' },
    description: { zh: '優惠', en: 'Offer' },
    minSubtotal: cents(dice.below(2) * dice.below(500_000)),
    season: dice.chance(0.4) ? dice.pick(seasons) : null,
    usableFrom: dice.chance(0.2) ? randomDay(dice) : null,
    usableUntil: dice.chance(0.2) ? randomDay(dice) : null,
    maxUses: dice.chance(0.3) ? 1 + dice.below(50) : null,
    maxUsesPerCustomer: null,
    isUsedUp: dice.chance(0.1),
  }
  const kind = dice.pick(['percent', 'amount', 'freeDish', 'freeDelivery'] as const)
  if (kind === 'percent') return { ...base, kind, percentOff: dice.pick([0, 7.5, 12, 33.33, 50, 100]) }
  if (kind === 'amount') return { ...base, kind, amount: cents(dice.below(500_000)) }
  if (kind === 'freeDelivery') return { ...base, kind }
  const boxes = dice.chance(0.5) ? { min: dice.below(30), setIds: [25, 26, 49, 52] } : null
  return { ...base, kind, dish: { id: 'herb-wedges', name: base.name }, quantity: 1 + dice.below(3), boxes }
}
