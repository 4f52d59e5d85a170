/** Runs in loaders, to keep these texts out of the pages. */

import { type AuditNames, fromTo, same, shopChanges } from '#app/staff/shell/changes/shop-changes.ts'
import { dayText, periodText } from '#content/dates.ts'
import { weatherNames } from '#content/ordering/order-progress.ts'
import { dayRuleWords } from '#content/staff/day/calendar.ts'
import { intakesWords } from '#content/staff/day/calendar-days.ts'
import { methodNames } from '#content/staff/office/account.ts'
import { runOfDay, shopVerbNames, staffVerbNames } from '#content/staff/office/audit-log.ts'
import { eventReason } from '#content/staff/orders/event-reason.ts'
import { eventNames } from '#content/staff/orders/order.ts'
import { staffStatusNames } from '#content/staff/orders/state-names.ts'
import { roleNames } from '#content/staff/shell/frame.ts'
import { parseCalendarDate } from '#domain/calendar.ts'
import { formatExact } from '#domain/money.ts'
import { orderStatuses } from '#domain/placed/order-status.ts'
import { readDayRuleText } from '#domain/staff/day/day-form.ts'
import { readDaysSubject, readIntakesText } from '#domain/staff/day/days-form.ts'
import { readRunSubject } from '#domain/staff/day/run-log.ts'
import { readWeatherKind } from '#domain/staff/day/weather-form.ts'
import { signInMethods } from '#domain/staff/office/staff-session.ts'
import { isRole } from '#domain/staff/permissions.ts'
import type { Text } from '#domain/text.ts'
import type { AuditEntry } from '#server/accounts/people/audit-log.ts'

export interface WordedEntry {
  readonly key: string
  readonly at: Date
  readonly actor: string
  readonly what: Text
  readonly subject: Text
  readonly isReference: boolean
  readonly changes: readonly Text[]
  readonly why: Text
}

export function wordedEntry(entry: AuditEntry, names: AuditNames): WordedEntry {
  const { kind, id, at, actor, why } = entry
  const commonFields = {
    key: `${kind} ${id}`,
    at,
    actor,
    isReference: kind === 'orders',
    why: kind === 'orders' ? eventReason(entry.verb, why) : same(why),
  }
  if (kind === 'shop')
    return {
      ...commonFields,
      what: shopVerbNames[entry.verb],
      subject: entry.subject,
      changes: shopChanges(entry, names),
    }
  const zoneName = (zone: string) => names.zones.find((each) => each.id === zone)?.name ?? null
  const valueNames = [entry.before, entry.after].filter(Boolean).map((value) => valueName(value, zoneName))
  const changes = valueNames.length > 0 ? [fromTo(valueNames)] : []
  if (kind === 'accounts') {
    return { ...commonFields, what: staffVerbNames[entry.verb], subject: aboutText(entry.subject), changes }
  }
  const name = eventNames[entry.verb]
  const money = entry.amount === null ? '' : ` ${formatExact(entry.amount)}`
  const what = { zh: `${name.zh}${money}`, en: `${name.en}${money}` }
  return { ...commonFields, what, subject: same(entry.subject), changes }
}

/** @param subject a day, several days, a run or a name */
function aboutText(subject: string): Text {
  const day = parseCalendarDate(subject)
  if (day) return dayText(day)
  const run = readRunSubject(subject)
  if (run) return runOfDay(dayText(run[0]), run[1])
  const days = readDaysSubject(subject)
  return days ? periodText(...days) : same(subject)
}

function valueName(value: string, zoneName: (id: string) => Text | null): Text {
  const method = signInMethods.find((each) => each === value)
  if (method) return methodNames[method]
  if (isRole(value)) return roleNames[value]
  const weather = readWeatherKind(value)
  if (weather) return weatherNames[weather]
  const intakes = readIntakesText(value)
  if (intakes) return intakesWords(intakes)
  const rule = readDayRuleText(value)
  if (rule) return dayRuleWords(rule, zoneName)
  const status = orderStatuses.find((each) => each === value)
  return status ? staffStatusNames[status] : same(value)
}
