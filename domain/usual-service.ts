import { cents } from './money.ts'
import type { ServiceRules } from './settings.ts'

/** What a shop promises until its owner says otherwise. */
export const usualService: ServiceRules = {
  thaiByChatDays: 2,
  urgentByChatWorkingDays: 1,
  slotChangeWorkingDays: 1,
  dishSwapFrom: cents(10_000),
  labelledBoxesFrom: 50,
  menuRefreshMonths: 6,
}
