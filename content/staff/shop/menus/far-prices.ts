/** Confirmations of large price changes. */
import type { Text } from '#domain/text.ts'
import { menusPage } from './menus.ts'

/** Example: 頭盤：煙三文魚, with a note for planned prices. */
export const priceOfDish = (course: Text, dish: Text, isNext: boolean): Text => ({
  zh: `${course.zh}：${dish.zh}${isNext ? `（${menusPage.nextPrices.zh}）` : ''}`,
  en: `${course.en}: ${dish.en}${isNext ? ` (${menusPage.nextPrices.en})` : ''}`,
})

export const farPricesQuestion: Text = {
  zh: '以下價錢與之前相差很遠，請核對；沒有錯的話，再按一次即可。',
  en: 'These prices are very different from before. Please check them. If they are right, press the button again.',
}
