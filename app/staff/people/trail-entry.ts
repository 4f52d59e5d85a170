/** An entry of any trail in words: who did what to what, from what to what. Loaders word them, or every page of people would load all these words. */
import { unitName } from '#app/staff/menus/unit-name.ts'
import { dayText } from '#content/dates.ts'
import { weatherNames } from '#content/ordering/order-progress.ts'
import { methodNames } from '#content/staff/account.ts'
import { dayRuleWords } from '#content/staff/calendar.ts'
import { roleNames } from '#content/staff/frame.ts'
import { eventNames } from '#content/staff/order.ts'
import { staffStatusNames } from '#content/staff/state-names.ts'
import { shopVerbNames, staffVerbNames, trailWords } from '#content/staff/trail.ts'
import { parseCalendarDate } from '#domain/calendar.ts'
import { formatMoney } from '#domain/money.ts'
import { orderStatuses } from '#domain/order-status.ts'
import { isRole } from '#domain/permissions.ts'
import type { Settings } from '#domain/settings.ts'
import { readDayRuleText } from '#domain/staff/day-form.ts'
import { readWeatherKind } from '#domain/staff/weather-form.ts'
import { signInMethods } from '#domain/staff-session.ts'
import type { Text } from '#domain/text.ts'
import type { TrailEntry } from '#server/site/accounts-api.ts'

export interface WordedEntry {
  readonly key: string
  readonly at: Date
  readonly actor: string
  readonly what: Text
  readonly subject: Text
  /** Whether the subject is the reference of an order. */
  readonly isReference: boolean
  readonly changes: readonly Text[]
  readonly why: string
}

export function wordedEntry(entry: TrailEntry, zones: Settings['zones']): WordedEntry {
  const { kind, id, at, actor, why } = entry
  const facts = { key: `${kind} ${id}`, at, actor, why, isReference: kind === 'orders' }
  if (kind === 'shop')
    return { ...facts, what: shopVerbNames[entry.verb], subject: entry.subject, changes: shopChanges(entry) }
  const zoneName = (zone: string) => zones.find((each) => each.id === zone)?.name ?? null
  const named = [entry.before, entry.after].filter(Boolean).map((value) => valueName(value, zoneName))
  const changes = named.length > 0 ? [fromTo(named)] : []
  if (kind === 'accounts') {
    const day = parseCalendarDate(entry.subject)
    const subject = day ? dayText(day) : same(entry.subject)
    return { ...facts, what: staffVerbNames[entry.verb], subject, changes }
  }
  const name = eventNames[entry.verb]
  const money = entry.amount === null ? '' : ` ${formatMoney(entry.amount, { decimals: 2 })}`
  const what = { zh: `${name.zh}${money}`, en: `${name.en}${money}` }
  return { ...facts, what, subject: same(entry.subject), changes }
}

const same = (text: string): Text => ({ zh: text, en: text })

const fromTo = (parts: readonly Text[]): Text => ({
  zh: parts.map(({ zh }) => zh).join(' → '),
  en: parts.map(({ en }) => en).join(' → '),
})

/** A value of the trail in words, where it is one of ours. */
function valueName(value: string, zoneName: (id: string) => Text | null): Text {
  const method = signInMethods.find((each) => each === value)
  if (method) return methodNames[method]
  if (isRole(value)) return roleNames[value]
  const weather = readWeatherKind(value)
  if (weather) return weatherNames[weather]
  const rule = readDayRuleText(value)
  if (rule) return dayRuleWords(rule, zoneName)
  const status = orderStatuses.find((each) => each === value)
  return status ? staffStatusNames[status] : same(value)
}

type ShopEntry = Extract<TrailEntry, { kind: 'shop' }>

/** What each verb writes: the days of a dish, the place of a set, or the fields of one. */
function shopChanges({ verb, before, after }: ShopEntry): readonly Text[] {
  const [old, now] = [textsOf(before), textsOf(after)]
  switch (verb) {
    case 'sell-out':
    case 'offer-again':
      return [fromTo([old.until, now.until].flatMap((day) => untilText(day)))].filter(({ zh }) => zh !== '')
    case 'move-set':
      return [fromTo([old.place, now.place].flatMap((place) => (place ? [placeText(place)] : [])))]
    case 'put-on-sale':
    case 'take-off-sale':
      return []
    case 'publish-set':
      return Object.keys(now).map((field) => {
        const name = unitName(field, old, now)
        const change = `${shortened(old[field])} → ${shortened(now[field])}`
        return { zh: `${name.zh}：${change}`, en: `${name.en}: ${change}` }
      })
  }
}

function textsOf(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, String(each)]))
}

function untilText(day: string | undefined): readonly Text[] {
  const date = parseCalendarDate(day ?? '')
  if (!date) return []
  const { zh, en } = dayText(date)
  return [{ zh: `${trailWords.until.zh} ${zh}`, en: `${trailWords.until.en} ${en}` }]
}

const placeText = (place: string): Text => ({
  zh: `${trailWords.place.zh} ${place}`,
  en: `${trailWords.place.en} ${place}`,
})

/** Descriptions are longer than a row of the trail. Letters. */
const longest = 60

function shortened(value = ''): string {
  const letters = [...value]
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : value || '—'
}
