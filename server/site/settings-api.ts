/** What the page of the settings may request: every section as its form shows it, and who changed what. */
import { type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import { type PaymentMethod, paymentMethods } from '#domain/payment-method.ts'
import type { SettingValues } from '#domain/staff/settings/form-reading.ts'
import type { SettingsResult, TypedSettings } from '#domain/staff/settings/saving.ts'
import {
  type SectionId,
  type SettingChange,
  sectionIds,
  sectionOf,
  settingChanges,
  settingsSections,
} from '#domain/staff/settings/sections.ts'
import { possibleSlots } from '#domain/staff/settings/time-sections.ts'
import type { Text } from '#domain/text.ts'
import { changeSettings, settingsSubject } from '#server/commands/change-settings.ts'
import { unlessAway } from '#server/commands/unless-away.ts'
import { type CodeUses, codeUses } from '#server/db/code-uses.ts'
import { shopEventsOfAll } from '#server/db/shop-events.ts'
import type { Store } from '#server/db/store/store.ts'
import { chosenWays, isPossible, type PaymentWays } from '#server/payments/payment-ways.ts'
import type { Session } from './session.ts'

type Staff = Session['staff']

export interface SettingsEntry {
  readonly id: number
  readonly at: Date
  readonly by: string
  readonly section: SectionId
  readonly changes: readonly SettingChange[]
}

export interface SettingsView {
  readonly values: Readonly<Record<SectionId, SettingValues>>
  readonly zones: readonly { readonly id: string; readonly name: Text }[]
  /** Every half-hour that can be offered. HH:mm */
  readonly halfHours: readonly string[]
  /** The ways that can be offered: there is an account or a provider for them. */
  readonly possibleMethods: readonly PaymentMethod[]
  /** By the code in capitals. */
  readonly codeUses: Readonly<Record<string, CodeUses>>
  readonly today: CalendarDate
  /** The newest first. */
  readonly history: readonly SettingsEntry[]
}

export interface SettingsApi {
  view(): Promise<SettingsView>
  save(staff: Staff, typed: TypedSettings): Promise<SettingsResult>
  /** A section as it was before an entry of the trail; null: there is no such entry. */
  before(entry: number): Promise<EarlierSection | null | 'temporarily-unavailable'>
}

export interface EarlierSection {
  readonly section: SectionId
  /** As it is stored now. */
  readonly opened: SettingValues
  readonly values: SettingValues
}

/** Entries of the trail on the page. */
const mostEntries = 40

export function createSettingsApi(
  store: Pick<Store, 'db' | 'content' | 'refresh'>,
  ways: PaymentWays,
  now: () => Date,
): SettingsApi {
  async function history(): Promise<readonly SettingsEntry[]> {
    const events = await shopEventsOfAll(store.db, sectionIds.map(settingsSubject), mostEntries)
    return events.flatMap(({ id, at, actorName, subjectId, before, after }) => {
      const section = sectionOf(subjectId.replace(/^settings\./, ''))
      const changes = settingChanges(valuesIn(before), valuesIn(after))
      return section ? [{ id, at, by: actorName, section, changes }] : []
    })
  }
  const currentValues = async () => {
    const { settings } = await store.content()
    const entries = sectionIds.map((id) => [id, settingsSections[id].valuesOf(settings)] as const)
    return { settings, values: Object.fromEntries(entries) as Record<SectionId, SettingValues> }
  }
  return {
    async view() {
      const { settings, values } = await currentValues()
      const chosen = chosenWays(ways, settings)
      return {
        values,
        zones: settings.zones.map(({ id, name }) => ({ id, name })),
        halfHours: possibleSlots(settings),
        possibleMethods: paymentMethods.filter((method) => isPossible(method, chosen)),
        codeUses: await codeUses(store.db),
        today: todayInHongKong(now()),
        history: await history(),
      }
    },
    save: (staff, typed) => changeSettings(store, typed, staff, now()),
    async before(entry) {
      const entries = await unlessAway(history)
      if (entries === 'temporarily-unavailable') return entries
      const found = entries.find(({ id }) => id === entry)
      if (!found) return null
      const { values } = await currentValues()
      const earlier = Object.fromEntries(found.changes.map(({ name, from }) => [name, from]))
      // A value that was not there is left out: an empty name would be a place without one.
      const all = Object.entries({ ...values[found.section], ...earlier })
      return {
        section: found.section,
        opened: values[found.section],
        values: Object.fromEntries(all.filter(([, value]) => value !== '')),
      }
    },
  }
}

/** What an entry of the trail says of fields. */
function valuesIn(entry: unknown): SettingValues {
  if (typeof entry !== 'object' || entry === null) return {}
  return Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, String(value)]))
}
