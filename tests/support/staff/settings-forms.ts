import { cents } from '#domain/money.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { SectionId } from '#domain/staff/shop/settings/field-limits.ts'
import type { SaveContext } from '#domain/staff/shop/settings/section.ts'
import { readSettings, settingsSections } from '#domain/staff/shop/settings/sections.ts'
import type { MenuNow } from '#domain/staff/shop/settings/setting-effect.ts'
import { demoMenuContext, demoSets, demoSettings } from '#tests/support/store/catalogue.ts'

export const settings: ShopSettings = {
  ...demoSettings(),
  slotCapacity: 60,
  warnFromPercent: 80,
  customerMonths: 24,
  privacyVersion: '2026-11',
  officeRefundLimit: cents(100_000),
  secondFactorRequired: false,
  methodsOff: [],
  accounts: {},
  details: {},
  mail: {},
  startedEmpty: false,
  opening: {},
}

export const menu: SaveContext = {
  dishes: new Map([...demoMenuContext().dishes].map(([id, { name }]) => [id, name])),
  sets: new Map([...demoSets()].map(([id, { name }]) => [id, name])),
  usedPromotionIds: [],
  dishesOffSale: new Set(),
  setLeads: [],
  hasFactor: false,
}

/** No promotion, dish or set restricts a setting. */
export const nothingInUse: MenuNow = {
  promotionUses: {},
  dishesOffSale: new Set(),
  setLeads: [],
}

export const valuesOf = (section: SectionId, of = settings) => settingsSections[section].valuesOf(of)

export const readSection = (section: SectionId, changes: Record<string, string>) =>
  readSettings(section, { ...valuesOf(section), ...changes }, settings, menu)
