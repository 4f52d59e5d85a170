/** The section about what the pages promise besides prices and days. */
import { toDollars } from '#domain/money.ts'
import { byName, limitsOf, longestFigure, type Section } from './section.ts'

const names = [
  ...['urgentByChatWorkingDays', 'thaiByChatDays', 'slotChangeWorkingDays'],
  ...['dishSwapFrom', 'labelledBoxesFrom', 'menuRefreshMonths'],
]

/** Days. By chat food is ordered later than online, and there it is at most a month ahead. */
const maxDays = 30

export const service: Section = {
  unitOf: byName,
  longest: limitsOf(Object.fromEntries(names.map((name) => [name, longestFigure]))),
  valuesOf: ({ service: rules }) => ({
    urgentByChatWorkingDays: String(rules.urgentByChatWorkingDays),
    thaiByChatDays: String(rules.thaiByChatDays),
    slotChangeWorkingDays: String(rules.slotChangeWorkingDays),
    dishSwapFrom: String(toDollars(rules.dishSwapFrom)),
    labelledBoxesFrom: String(rules.labelledBoxesFrom),
    menuRefreshMonths: String(rules.menuRefreshMonths),
  }),
  read: (reader) => ({
    service: {
      urgentByChatWorkingDays: reader.number('urgentByChatWorkingDays', { min: 1, max: maxDays }),
      thaiByChatDays: reader.number('thaiByChatDays', { min: 1, max: maxDays }),
      slotChangeWorkingDays: reader.number('slotChangeWorkingDays', { min: 1, max: maxDays }),
      dishSwapFrom: reader.money('dishSwapFrom'),
      labelledBoxesFrom: reader.number('labelledBoxesFrom', { min: 1, max: 9_999 }),
      menuRefreshMonths: reader.number('menuRefreshMonths', { min: 1, max: 24 }),
    },
  }),
}
