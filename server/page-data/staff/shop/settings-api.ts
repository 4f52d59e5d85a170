import { shopDetailsOf } from '#content/shop-details.ts'
import { type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import { type PaymentMethod, paymentMethods } from '#domain/payment/payment-method.ts'
import { hasEnglishSite, type ShopDetails } from '#domain/shop/shop-details.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { type SectionId, sectionIds } from '#domain/staff/shop/settings/field-limits.ts'
import type { ExampleRules } from '#domain/staff/shop/settings/promotion-example.ts'
import type { SettingsSubmission } from '#domain/staff/shop/settings/save-result.ts'
import { type SettingChange, settingChanges, settingsSections } from '#domain/staff/shop/settings/sections.ts'
import { sectionOf } from '#domain/staff/shop/settings/settings-submission.ts'
import { factValues } from '#domain/staff/shop/settings/shop-section.ts'
import { possibleSlots } from '#domain/staff/shop/settings/time-sections.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import { askSampleLetter } from '#server/commands/notices/sample-letter.ts'
import { orOutage } from '#server/commands/outage-result.ts'
import { changeSettings, settingsSubject } from '#server/commands/shop/change-settings.ts'
import { type EnglishGap, loadEnglishGaps } from '#server/commands/shop/steps/english-gaps.ts'
import { type PromotionTotal, promotionTotals } from '#server/db/promotions/promotion-totals.ts'
import { loadMenuNames } from '#server/db/shop/menu-names.ts'
import { loadSettings } from '#server/db/shop/settings.ts'
import { shopEventsOfAll } from '#server/db/shop/shop-events.ts'
import type { Store } from '#server/db/store/store.ts'
import {
  type FailedLetters,
  failedLetters,
  resendLetters,
} from '#server/page-data/staff/orders/resend-letters.ts'
import { chosenWays, isPossible, offeredMethods, type PaymentWays } from '#server/payments/payment-ways.ts'
import { valuesIn } from './history-api.ts'

export interface SettingsEntry {
  readonly id: number
  readonly at: Date
  readonly by: string
  readonly section: SectionId
  readonly changes: readonly SettingChange[]
}

interface NamedItem<Id> {
  readonly id: Id
  readonly name: Text
}

export interface SettingsView {
  readonly values: Readonly<Record<SectionId, Values>>
  readonly zones: readonly NamedItem<string>[]
  /** Half-hours that can be offered, as HH:mm. */
  readonly halfHours: readonly string[]
  /** Methods that have an account or a provider. */
  readonly possibleMethods: readonly PaymentMethod[]
  readonly promotionTotals: Readonly<Record<string, PromotionTotal>>
  readonly dishes: readonly NamedItem<string>[]
  readonly sets: readonly NamedItem<number>[]
  readonly dishesOffSale: readonly string[]
  readonly exampleRules: ExampleRules
  /** Null if all letters were sent. */
  readonly failedLetters: FailedLetters | null
  readonly today: CalendarDate
  /** What an English site would show in Chinese; empty if there is one. */
  readonly englishGaps: readonly EnglishGap[]
  /** Details used while the section is empty, by field. */
  readonly context: Values
  /** The newest entry comes first. */
  readonly history: readonly SettingsEntry[]
}

export type SettingsApi = ReturnType<typeof createSettingsApi>

export interface EarlierSection {
  readonly section: SectionId
  readonly base: Values
  readonly values: Values
}

const maxEntries = 40

export function createSettingsApi(
  store: Pick<Store, 'db' | 'queue' | 'refresh'>,
  ways: PaymentWays,
  now: () => Date,
  configuredDetails: Partial<ShopDetails> = {},
) {
  const methodsOf = (settings: ShopSettings) => offeredMethods(chosenWays(ways, settings))
  async function history(): Promise<readonly SettingsEntry[]> {
    const events = await shopEventsOfAll(store.db, sectionIds.map(settingsSubject), maxEntries)
    return events.flatMap(({ id, at, actorName, subjectId, before, after }) => {
      const section = sectionOf(subjectId.replace(/^settings\./, ''))
      const changes = settingChanges(valuesIn(before), valuesIn(after))
      return section ? [{ id, at, by: actorName, section, changes }] : []
    })
  }
  const currentValues = async () => {
    const settings = await loadSettings(store.db)
    const entries = sectionIds.map((id) => [id, settingsSections[id].valuesOf(settings)] as const)
    return { settings, values: Object.fromEntries(entries) as Record<SectionId, Values> }
  }
  return {
    async view(): Promise<SettingsView> {
      const { settings, values } = await currentValues()
      const paymentWays = chosenWays(ways, settings)
      const { dishes, sets, dishesOffSale } = await loadMenuNames(store.db)
      return {
        values,
        zones: settings.zones.map(({ id, name }) => ({ id, name })),
        halfHours: possibleSlots(settings),
        possibleMethods: paymentMethods.filter((method) => isPossible(method, paymentWays)),
        promotionTotals: await promotionTotals(store.db),
        dishes: namedIn(dishes),
        sets: namedIn(sets),
        dishesOffSale: [...dishesOffSale],
        exampleRules: { zones: settings.zones.slice(0, 1), freeDeliveryFrom: settings.freeDeliveryFrom },
        failedLetters: await failedLetters(store.db, now()),
        today: todayInHongKong(now()),
        englishGaps: hasEnglishSite(settings) ? [] : await loadEnglishGaps(store.db),
        context: factValues(shopDetailsOf({ ...settings, details: {} }, configuredDetails)),
        history: await history(),
      }
    },
    save: (staff: StaffMember, submission: SettingsSubmission) =>
      changeSettings({ ...store, methodsOf, configuredDetails }, submission, staff, now()),
    /** Returns the number of resent letters. */
    resendLetters: (staff: StaffMember) => resendLetters(store, staff, now()),
    /** Sends a letter about a fictitious order with unsaved wording. */
    trySample: (staff: StaffMember, sample: Parameters<typeof askSampleLetter>[1]) =>
      askSampleLetter(store, sample, staff),
    /** The value is null if the audit log lacks the entry. */
    async before(entry: number): Promise<EarlierSection | null | 'temporarily-unavailable'> {
      const entries = await orOutage(history)
      if (entries === 'temporarily-unavailable') return entries
      const settingsEntry = entries.find(({ id }) => id === entry)
      if (!settingsEntry) return null
      const { values } = await currentValues()
      const earlier = Object.fromEntries(settingsEntry.changes.map(({ name, from }) => [name, from]))
      // Omit absent fields: an empty name would create a place without one.
      const all = Object.entries({ ...values[settingsEntry.section], ...earlier })
      return {
        section: settingsEntry.section,
        base: values[settingsEntry.section],
        values: Object.fromEntries(all.filter(([, value]) => value !== '')),
      }
    },
  }
}

const namedIn = <Id>(names: ReadonlyMap<Id, Text>): readonly NamedItem<Id>[] =>
  [...names].map(([id, name]) => ({ id, name }))
