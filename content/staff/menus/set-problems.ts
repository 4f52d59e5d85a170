/** Why a set can't be saved or published. */

import { dayProblems } from '#content/staff/days/day-problems.ts'
import type { SetProblem } from '#domain/staff/menus/set-reader.ts'
import type { Text } from '#domain/text.ts'

export const setProblems: Readonly<Record<SetProblem, Text>> = {
  ...dayProblems,
  'text-missing': { zh: '請補上這種語言', en: 'Please fill in this language' },
  'name-taken': { zh: '另一個套餐已用這個名稱', en: 'Another set already has this name' },
  'price-invalid': { zh: '請輸入價錢，如 980 或 98.5', en: 'Please enter a price, such as 980 or 98.5' },
  'number-invalid': { zh: '請輸入數目', en: 'Please enter a number' },
  'limits-invalid': {
    zh: '最多款數不可少於最少款數或預設款數，亦不可多於可選款數',
    en: 'The maximum can’t be below the minimum or the number of defaults, or above the number of dishes',
  },
  'choice-unknown': { zh: '請選擇一項', en: 'Please choose one' },
  'dishes-missing': { zh: '這類未有菜式', en: 'This course has no dish yet' },
  'groups-missing': { zh: '套餐最少要有一類菜式', en: 'A set needs at least one course' },
  'defaults-missing': {
    zh: '預設款數不可少於這類最少要揀的款數',
    en: 'This course needs as many default dishes as guests must choose',
  },
  'default-costs-extra': {
    zh: '另加收費的菜式不可做預設',
    en: 'A dish with a supplement can’t be a default',
  },
  'items-have-no-prices': {
    zh: '只有逐款計價的套餐可寫「由…至…」',
    en: 'Only a set priced by item can show a range',
  },
  'delivery-not-included': { zh: '這款套餐不包送貨', en: 'This set does not include delivery' },
  'category-twice': {
    zh: '這款套餐已另外列在這個分類',
    en: 'The set is already listed in this category',
  },
  'badge-untrue': {
    zh: '套餐有非素菜式，不可標「素」',
    en: 'This set has a dish that is not vegetarian, so it can’t have this badge',
  },
  'next-prices-missing': {
    zh: '請輸入由這日起的價錢',
    en: 'Please enter the price from this day on',
  },
}
