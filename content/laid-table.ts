import type { Text } from '#domain/text.ts'
import { dishTimes } from './pages/set.ts'
import { inRow } from './phrases.ts'

export interface NamedDish {
  readonly name: string
  readonly number: number
}

/** Example: "枱上：揚州炒飯、春卷 ×2；尚餘 3 個空位". The names are in the language of the page. */
export function tableLabel(dishes: readonly NamedDish[], free: number): Text {
  const { zh, en } = inRow(
    dishes.map(({ name, number }) => ({ zh: dishTimes(name, number), en: dishTimes(name, number) })),
  )
  const places = free === 1 ? '1 place' : `${free} places`
  if (dishes.length === 0)
    return { zh: `枱上未有菜，共 ${free} 個空位`, en: `Nothing on the table yet: ${places} to fill` }
  return free === 0
    ? { zh: `枱上：${zh}`, en: `On the table: ${en}` }
    : { zh: `枱上：${zh}；尚餘 ${free} 個空位`, en: `On the table: ${en}; ${places} to fill` }
}

/** Example: "9 / 12 款上咗枱"; boxes and helpings are counted as 份. */
export function dishesOnTable(count: number, of: number, areHelpings: boolean): Text {
  return { zh: `${count} / ${of} ${areHelpings ? '份' : '款'}上咗枱`, en: `${count} of ${of} on the table` }
}

/** Example: "仲差主菜、飯麵". */
export function groupsWithoutDishes(names: readonly string[]): Text {
  const { zh, en } = inRow(names.map((name) => ({ zh: name, en: name })))
  return { zh: `仲差${zh}`, en: `Still to choose: ${en}` }
}
