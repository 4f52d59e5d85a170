import { allergens } from '#domain/menu/allergens.ts'
import { cents } from '#domain/money.ts'
import type { ServiceRules } from './settings.ts'

/** A new shop begins with these promises. */
export const usualService: ServiceRules = {
  thaiByChatDays: 2,
  urgentByChatWorkingDays: 1,
  slotChangeWorkingDays: 1,
  dishSwapFrom: cents(10_000),
  labelledBoxesFrom: 50,
  menuRefreshMonths: 6,
  guests: { min: 2, max: 2000 },
  arrivalMinutes: 30,
  waiting: { freeMinutes: 15, perMinutes: 5, feeFrom: cents(1000), feeTo: cents(1500) },
  warmHours: 1,
  reportWithinHours: 1,
  services: ['waiters', 'equipment', 'insulatedBags'],
  allergens,
  change: { noticeDays: 3, feePercent: 30, postponeWithinDays: 90, stopsInBlackRain: true },
  recordYears: 7,
  statements: {},
}
