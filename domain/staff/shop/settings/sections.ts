import { hasEnglishSite } from '#domain/shop/shop-details.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { formReader } from '#domain/staff/forms/fields.ts'
import type { Problems } from '#domain/staff/forms/problems.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { pickupPlaces, remotePlaces } from './delivery-sections.ts'
import type { SectionId } from './field-limits.ts'
import { mail } from './mail-section.ts'
import { payment } from './payment-section.ts'
import { promotions } from './promotion-section.ts'
import type { SaveContext, Section } from './section.ts'
import { service } from './service-section.ts'
import { shop } from './shop-section.ts'
import { signIn } from './sign-in-section.ts'
import { customerData, extras, leadTimes, slots, specialDates, terms } from './time-sections.ts'
import { zones } from './zone-section.ts'

export const settingsSections = {
  shop,
  zones,
  remotePlaces,
  leadTimes,
  slots,
  extras,
  specialDates,
  pickupPlaces,
  payment,
  mail,
  promotions,
  service,
  terms,
  customerData,
  signIn,
} satisfies Record<SectionId, Section>

export type SettingsReading =
  | { readonly ok: true; readonly settings: ShopSettings }
  | { readonly ok: false; readonly problems: Problems }

export function readSettings(
  section: SectionId,
  values: Values,
  settings: ShopSettings,
  context: SaveContext,
): SettingsReading {
  // The form of the shop's details decides it, and asks for their English at once.
  const hasEnglish = section === 'shop' ? values.hasEnglish === 'on' : hasEnglishSite(settings)
  const reader = formReader(values, hasEnglish)
  const change = settingsSections[section].read(reader, values, settings, context)
  if (Object.keys(reader.problems).length > 0) return { ok: false, problems: reader.problems }
  return { ok: true, settings: { ...settings, ...change } }
}

export interface SettingChange {
  readonly name: string
  readonly from: string
  readonly to: string
}

/**
 * Names of rows and zones in the changes; the audit log stores them because rows may be removed.
 * @param values names before and after
 */
export function mentionedNames(changes: readonly SettingChange[], values: Values): Values {
  const changedNames = new Set(changes.map(({ name }) => name))
  const names = changes.flatMap(({ name, from, to }) => {
    const [kind, row] = name.split('.')
    const zones = /\.(zone|rest)$/.test(name) ? [`zone.${from}`, `zone.${to}`] : []
    return [`${kind}.${row}`, ...zones].flatMap((each) => [`${each}.name.zh`, `${each}.name.en`])
  })
  return Object.fromEntries(
    names.flatMap((name) => (values[name] && !changedNames.has(name) ? [[name, values[name]]] : [])),
  )
}

export function settingChanges(before: Values, after: Values): readonly SettingChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .map((name) => ({ name, from: before[name] ?? '', to: after[name] ?? '' }))
    .filter(({ from, to }) => from !== to)
}
