/** Numbers of what sets are counted in. */
import type { SetUnit } from '#domain/menu/catalogue.ts'
import type { Text } from '#domain/text.ts'
import { figure } from './figure.ts'

/** English: of one, and of several. */
interface Unit {
  readonly zh: string
  readonly en: readonly [one: string, many: string]
}

const units: Readonly<Record<SetUnit, Unit>> = {
  set: { zh: '套', en: ['set', 'sets'] },
  person: { zh: '位', en: ['person', 'people'] },
  box: { zh: '盒', en: ['box', 'boxes'] },
  plate: { zh: '碟', en: ['plate', 'plates'] },
  tray: { zh: '盤', en: ['tray', 'trays'] },
  piece: { zh: '件', en: ['piece', 'pieces'] },
}

/** What is ordered for each guest, by what is made instead of by whom it feeds. */
const portion: Unit = { zh: '份', en: ['portion', 'portions'] }

/** 3 盒, 3 boxes; of what is ordered for each guest: 10 位, 10 people. */
export function unitCount(number: number, unit: SetUnit, { zh, en } = units[unit]): Text {
  return { zh: `${figure(number)} ${zh}`, en: `${figure(number)} ${en[number === 1 ? 0 : 1]}` }
}

/** The same, but of what is ordered for each guest: 10 份, 10 portions. */
export const unitPortions = (number: number, unit: SetUnit): Text =>
  unitCount(number, unit, unit === 'person' ? portion : undefined)
