/** How fees, places and special dates of delivery are named in sentences. */
import type { Season } from '#domain/calendar.ts'
import type { Figures } from '#domain/figures.ts'
import type { Text } from '#domain/text.ts'
import { yearDayText } from './dates.ts'
import { listed } from './listed.ts'

export const remoteAreas: Text = { zh: '偏遠地區', en: 'remote areas' }

type Exceptions = Pick<Figures, 'neverFree' | 'hasQuotedPlaces'>

/** Where free delivery does not count: 將軍澳及偏遠地區; "or" in a sentence that denies. Empty when it counts everywhere. */
export function neverFree({ neverFree: places, hasQuotedPlaces }: Exceptions, joint?: 'or'): Text {
  return listed(hasQuotedPlaces ? [...places, remoteAreas] : places, joint)
}

/** 將軍澳及偏遠地區除外, as a note of its own. */
export function exceptNeverFree(exceptions: Exceptions): Text {
  const { zh, en } = neverFree(exceptions)
  return zh === '' ? { zh, en } : { zh: `${zh}除外`, en: `Except ${en}` }
}

/** Zones whose name is longer than a sentence wants it. */
const spokenZones: Readonly<Record<string, Text>> = {
  'kwun-tong-centre': { zh: '觀塘', en: 'Kwun Tong' },
  kowloon: { zh: '九龍', en: 'Kowloon' },
  'new-territories': { zh: '新界', en: 'the New Territories' },
}

/** Everywhere that is delivered to: 觀塘、九龍、港島及新界. */
export function allZones({ zones }: Pick<Figures, 'zones'>): Text {
  return listed(zones.map(({ id, name }) => spokenZones[id] ?? name))
}

/** How long a time slot is, as it follows "every" and 每: 半小時, half hour. */
export function slotLength(minutes: number): Text {
  if (minutes === 30) return { zh: '半小時', en: 'half hour' }
  if (minutes === 60) return { zh: '小時', en: 'hour' }
  return { zh: `${minutes} 分鐘`, en: `${minutes} minutes` }
}

/** 觀塘市中心 $60、九龍 $150…; `on` special dates their own fees. */
export function zoneFees({ zones }: Figures, on: 'fee' | 'specialFee' = 'fee'): Text {
  return listed(
    zones.map(({ name, [on]: fee }) => ({
      zh: `${name.zh}${name.zh.endsWith('）') ? '' : ' '}${fee}`,
      en: `${name.en} ${fee}`,
    })),
  )
}

/** 12 月 22 日至 27 日及 12 月 31 日; 22 to 27 December and 31 December. */
export function specialDays({ specialDates }: Figures): Text {
  return listed(specialDates.map(seasonDays))
}

/** The days of a season, its month named once where there is only one. */
export function seasonDays({ from, to }: Season): Text {
  const [first, last] = [yearDayText(from), yearDayText(to)]
  if (from === to) return first
  if (from.slice(0, 2) !== to.slice(0, 2))
    return { zh: `${first.zh}至 ${last.zh}`, en: `${first.en} to ${last.en}` }
  return {
    zh: `${first.zh}至 ${last.zh.replace(/^\d+ 月 /, '')}`,
    en: `${first.en.replace(/ .*/, '')} to ${last.en}`,
  }
}
