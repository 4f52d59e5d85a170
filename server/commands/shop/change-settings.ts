/** Placed orders keep their terms. */

import { settingsSectionNames } from '#content/staff/shop/settings/settings.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { hasEnglishSite } from '#domain/shop/shop-details.ts'
import { mergeByUnit } from '#domain/staff/forms/form.ts'
import { closingEffects } from '#domain/staff/shop/settings/closing-effect.ts'
import { effectsOf } from '#domain/staff/shop/settings/effects.ts'
import type { SectionId } from '#domain/staff/shop/settings/field-limits.ts'
import {
  type SettingsResult,
  type SettingsSubmission,
  seenText,
} from '#domain/staff/shop/settings/save-result.ts'
import {
  mentionedNames,
  readSettings,
  settingChanges,
  settingsSections,
} from '#domain/staff/shop/settings/sections.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { futureOrders } from '#server/db/orders/future-orders.ts'
import { promotionTotals } from '#server/db/promotions/promotion-totals.ts'
import { settingsFaults } from '#server/db/seed/settings-check.ts'
import { loadMenuNames } from '#server/db/shop/menu-names.ts'
import { loadSettings } from '#server/db/shop/settings.ts'
import { writeSettings } from '#server/db/shop/write-settings.ts'
import { hasSecondFactor } from '#server/db/work/second-factors.ts'
import { changeShop, lockPart, type ShopStore } from './steps/change-shop.ts'
import { loadEnglishGaps } from './steps/english-gaps.ts'
import { changeLegalTexts, type LegalSources } from './steps/legal-texts.ts'

/** Merges simultaneous changes, after a preview of the changes and their effects. */
export function changeSettings(
  store: ShopStore & LegalSources,
  { section, base, input, fingerprint }: SettingsSubmission,
  by: StaffMember,
  now: Date,
): Promise<SettingsResult> {
  const { unitOf, valuesOf } = settingsSections[section]
  return changeShop(store, 'settings', by, now, async ({ tx, record }): Promise<SettingsResult> => {
    const settings = await loadSettings(tx)
    const theirs = valuesOf(settings)
    const merge = mergeByUnit(unitOf, { base, mine: input, theirs: theirs })
    const units = merge.units.filter(({ clashes }) => clashes).map(({ unit }) => unit)
    if (units.length > 0) return { ok: false, reason: 'clashes', units, storedValues: theirs }
    const today = todayInHongKong(now)
    const future = await futureOrders(tx, today)
    const menu = await loadMenuNames(tx)
    // Counting uses reads every order with a promotion.
    const totals = section === 'promotions' ? await promotionTotals(tx) : {}
    const uses = Object.fromEntries(Object.entries(totals).map(([id, { orders }]) => [id, orders]))
    const hasFactor = section === 'signIn' && (await hasSecondFactor(tx, by.id))
    const rules = { ...menu, usedPromotionIds: Object.keys(uses), hasFactor }
    const reading = readSettings(section, merge.values, settings, rules)
    if (!reading.ok) return { ok: false, reason: 'problems', problems: reading.problems }
    const opensEnglish = !hasEnglishSite(settings) && hasEnglishSite(reading.settings)
    // Nothing without English may go on sale meanwhile.
    if (opensEnglish) await lockPart(tx, 'menu')
    if (opensEnglish && (await loadEnglishGaps(tx)).length > 0)
      return { ok: false, reason: 'problems', problems: { hasEnglish: 'english-missing' } }
    const after = valuesOf(reading.settings)
    const changes = settingChanges(theirs, after)
    if (changes.length === 0) return { ok: false, reason: 'nothing-changed' }
    const faults = settingsFaults(reading.settings)
    if (faults.length > 0) throw new Error(`the form took settings that no catalogue may have: ${faults}`)
    const menuNow = { ...menu, promotionUses: uses }
    const effects = [
      ...closingEffects(settings, { ...settings, ...reading.settings }, store.configuredDetails ?? {}),
      ...effectsOf(section, settings, reading.settings, future, today, menuNow),
    ]
    const check = { changes, effects }
    if (fingerprint !== seenText(check))
      return { ok: false, reason: 'look', check, values: merge.values, storedValues: theirs }
    await changeLegalTexts(tx, store, today, () => writeSettings(tx, section, settings, reading.settings))
    const zoneNames = [settings, reading.settings].map((each) => settingsSections.zones.valuesOf(each))
    const names = mentionedNames(changes, Object.assign({}, ...zoneNames, theirs, after))
    const side = (key: 'from' | 'to') => ({
      ...names,
      ...Object.fromEntries(changes.map((each) => [each.name, each[key]])),
    })
    const subject = { id: settingsSubject(section), name: settingsSectionNames[section] }
    await record('change-settings', subject, { before: side('from'), after: side('to') })
    return { ok: true }
  })
}

export function settingsSubject(section: SectionId): string {
  return `settings.${section}`
}
