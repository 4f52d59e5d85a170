/** Numbers of what sets are counted in. */
import type { SetUnit } from '#domain/catalogue.ts'
import type { Text } from '#domain/text.ts'
import { figure } from './figure.ts'

interface Unit {
  readonly zh: string
  readonly one: string
  readonly many: string
}

const units: Readonly<Record<Exclude<SetUnit, 'person'>, Unit>> = {
  set: { zh: '套', one: 'set', many: 'sets' },
  box: { zh: '盒', one: 'box', many: 'boxes' },
  plate: { zh: '碟', one: 'plate', many: 'plates' },
  tray: { zh: '盤', one: 'tray', many: 'trays' },
  piece: { zh: '件', one: 'piece', many: 'pieces' },
}

/** What is ordered for each guest: by whom it feeds, or by what is made. */
const people: Unit = { zh: '位', one: 'person', many: 'people' }
const portions: Unit = { zh: '份', one: 'portion', many: 'portions' }

/** 3 盒, 3 boxes; of what is ordered for each guest: 10 位, 10 people. */
export const unitCount = (number: number, unit: SetUnit): Text =>
  counted(number, unit === 'person' ? people : units[unit])

/** The same, but of what is ordered for each guest: 10 份, 10 portions. */
export const unitPortions = (number: number, unit: SetUnit): Text =>
  counted(number, unit === 'person' ? portions : units[unit])

function counted(number: number, { zh, one, many }: Unit): Text {
  return { zh: `${figure(number)} ${zh}`, en: `${figure(number)} ${number === 1 ? one : many}` }
}
