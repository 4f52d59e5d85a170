import { allergenNames } from '#content/allergens.ts'
import { addSpaces, capitalise, countOf, inRow, unsaid } from '#content/phrases.ts'
import type { Exclusion, FitState, FoodNeeds } from '#domain/menu/fit.ts'
import type { FilterChoice, MenuFilter } from '#domain/menu/menu-filter.ts'
import type { Text } from '#domain/text.ts'

export const menuFilter = {
  search: { zh: '搵菜式或套餐', en: 'Find a dish or a set' },
  searchGo: { zh: '搵', en: 'Find' },
  open: { zh: '有咩唔食得？', en: 'What should we leave out?' },
  openMore: { zh: '敏感、素食、人數、預算', en: 'Allergies, diets, guests, budget' },
  title: { zh: '餐牌：揀啱食嘅套餐', en: 'The menu: sets that suit you' },
  lead: {
    zh: '有人唔食得？剔咗先，每款套餐剩低咩一眼睇晒。',
    en: 'Is there something a guest cannot eat? Tick it, and see what is left of every set.',
  },
  description: {
    zh: '按致敏原、素食、人數和預算篩選到會套餐。',
    en: 'Filter our catering sets by allergen, diet, guests and budget.',
  },
  only: { zh: '只食', en: 'Only' },
  anything: { zh: '乜都食', en: 'Anything' },
  without: { zh: '唔要', en: 'Without' },
  allergy: { zh: '敏感', en: 'Allergy' },
  party: { zh: '幾多人', en: 'Guests' },
  guests: { zh: '人數', en: 'Number of guests' },
  budget: { zh: '每位預算（$）', en: 'Budget per guest ($)' },
  occasion: { zh: '場合', en: 'Occasion' },
  everyOccasion: { zh: '全部', en: 'All' },
  submit: { zh: '睇啱食嘅套餐', en: 'Show what suits' },
  traces: {
    zh: '按菜式成分標示；所有菜式在同一廚房製作，未能保證無微量。嚴重敏感請先致電',
    en: 'Marked by ingredient. Everything is made in one kitchen, so traces cannot be ruled out. With a severe allergy, call first:',
  },
  remembered: {
    zh: '呢次瀏覽會記住：揀菜同落單時都照住。',
    en: 'Remembered for this visit, for choosing dishes and for your order.',
  },
  choices: { zh: '你揀咗', en: 'Your choices' },
  clear: { zh: '全部清除', en: 'Clear all' },
  suitable: { zh: '合適嘅套餐', en: 'Sets that suit' },
  ask: { zh: '問廚房', en: 'Ask the kitchen' },
  swapNote: {
    zh: '廚房或者可以換菜，但要先傾。',
    en: 'The kitchen may be able to swap a dish; please ask first.',
  },
  loosen: { zh: '放寬', en: 'Loosen' },
  quotation: { zh: '度身報價', en: 'Ask for a quotation' },
} as const satisfies Record<string, Text>

export const dietNames = {
  vegetarian: { zh: '素食', en: 'Vegetarian' },
  vegan: { zh: '純素', en: 'Vegan' },
} satisfies Record<NonNullable<FoodNeeds['only']>, Text>

/** Within a sentence. */
export const exclusionNames: Readonly<Record<Exclusion, Text>> = {
  pork: { zh: '豬', en: 'pork' },
  beef: { zh: '牛', en: 'beef' },
  spicy: { zh: '辣', en: 'spicy dishes' },
  ...allergenNames,
}

export const groupTitles: Readonly<Record<FitState, Text>> = {
  all: { zh: '全部啱', en: 'Every dish fits' },
  fewer: { zh: '揀得滿，少咗幾款', en: 'Fills up, with fewer dishes' },
  short: { zh: '有分類揀唔滿', en: 'A course falls short' },
}

export const groupLeads: Readonly<Record<FitState, Text>> = {
  all: { zh: '每一款都冇標示你唔食嘅嘢，是但揀。', en: 'No dish declares what you leave out.' },
  fewer: {
    zh: '唔啱嘅菜排後面；每類仲夠揀。',
    en: 'Dishes that do not fit come last; each course still has enough.',
  },
  short: menuFilter.swapNote,
}

/** After a number. */
export const stateCounts: Readonly<Record<FitState, Text>> = {
  all: { zh: '款全部啱', en: 'fit whole' },
  fewer: { zh: '款揀得滿', en: 'still fill' },
  short: { zh: '款揀唔滿', en: 'fall short' },
}

export const setsLeftOut = (count: number): Text => ({
  zh: `另有 ${count} 款唔合揀法`,
  en: `${countOf(count, ['other set', 'other sets'])} left out`,
})

export function choiceName(choice: FilterChoice, filter: MenuFilter, occasion: Text): Text {
  switch (choice.kind) {
    case 'without': {
      const { zh, en } = exclusionNames[choice.value]
      return { zh: `無${zh}`, en: `No ${en}` }
    }
    case 'only':
      return filter.only ? dietNames[filter.only] : menuFilter.anything
    case 'guests':
      return { zh: `${filter.guests} 位`, en: countOf(filter.guests ?? 0, ['guest', 'guests']) }
    case 'budget':
      return { zh: `每位 $${filter.budget} 內`, en: `Up to $${filter.budget} per guest` }
    case 'occasion':
      return occasion
    case 'search':
      return { zh: `搵「${filter.search}」`, en: `Search: ${filter.search}` }
  }
}

export const removeChoice = ({ zh, en }: Text): Text => ({
  zh: `移除：${zh}`,
  en: `Remove: ${en}`,
})

/** Example: 全部 22 款都啱; 18 of 21 dishes. */
export function fitCount(state: FitState, fitting: number, of: number): Text {
  return state === 'all'
    ? { zh: `全部 ${of} 款都啱`, en: `All ${countOf(of, ['dish', 'dishes'])} fit` }
    : { zh: `${of} 款有 ${fitting} 款啱`, en: `${fitting} of ${countOf(of, ['dish', 'dishes'])}` }
}

/** Around the struck names. */
export const goneWords = {
  before: { zh: '少咗', en: 'Without ' },
  after: (rest: number, all: number): Text => ({
    zh: rest > 0 ? `等 ${all} 款` : '',
    en: rest > 0 ? ` and ${rest} more` : '',
  }),
}

/** Example: 沙律：要 1 款，只得 0 款啱；另 1 類; "Salads: pick 1, none fits; 1 more course". */
export function lackText(course: Text, needed: number, fitting: number, others: number): Text {
  const more =
    others > 0
      ? { zh: `；另 ${others} 類`, en: `; ${countOf(others, ['more course', 'more courses'])}` }
      : unsaid
  const fits = fitting === 0 ? 'none fits' : `only ${fitting} ${fitting === 1 ? 'fits' : 'fit'}`
  return {
    zh: `${course.zh}：要 ${needed} 款，只得 ${fitting} 款啱${more.zh}`,
    en: `${course.en}: pick ${needed}, ${fits}${more.en}`,
  }
}

/** Example: 40 位要 4 套，每位約 $118. */
export const servingText = (guests: number, units: Text, perHead: string, isLowest: boolean): Text => {
  const people = countOf(guests, ['guest', 'guests'])
  return isLowest
    ? {
        zh: `${guests} 位要 ${units.zh}，每位 ${perHead} 起`,
        en: `${units.en} for ${people}, from ${perHead} each`,
      }
    : {
        zh: `${guests} 位要 ${units.zh}，每位約 ${perHead}`,
        en: `${units.en} for ${people}, about ${perHead} each`,
      }
}

/** Before the names of dishes that a search found. */
export const hasDishes: Text = { zh: '有', en: 'With ' }

export const nothingTitle = (count: number, needs: boolean): Text =>
  count === 0 || !needs
    ? { zh: '冇套餐合呢個揀法', en: 'No set matches these choices' }
    : { zh: `${count} 款套餐，冇一款揀得滿`, en: `None of ${countOf(count, ['set', 'sets'])} fills up` }

export const nothingLead: Text = {
  zh: '放寬一樣試吓，或者問廚房。',
  en: 'Loosen one choice, or ask the kitchen.',
}

/** Example: 食得蛋 · 2 款揀得滿. */
export function loosenText(choice: FilterChoice, name: Text): Text {
  if (choice.kind !== 'without') return { zh: `唔限${addSpaces(name.zh)}`, en: `Without “${name.en}”` }
  const { zh, en } = exclusionNames[choice.value]
  return { zh: `食得${zh}`, en: `With ${en}` }
}

export const fillUp = (count: number): Text => ({
  zh: `${count} 款揀得滿`,
  en: `${countOf(count, ['set fills', 'sets fill'])} up`,
})

export const otherOccasions: Text = { zh: '其他場合揀得滿', en: 'These fill up for other occasions' }

/** Example: 含花生、辣; "Contains peanut, spicy dishes" — why a dish does not fit. */
export function clashText(clashes: readonly (Exclusion | 'diet')[], only: FoodNeeds['only']): Text {
  const held = inRow(
    clashes.flatMap((each) => (each === 'diet' || each === 'spicy' ? [] : exclusionNames[each])),
  )
  const spicy = clashes.includes('spicy')
  const diet = clashes.includes('diet') && only
  const parts: Text[] = [
    ...(held.zh ? [{ zh: `含${held.zh}`, en: `contains ${held.en}` }] : []),
    ...(spicy ? [{ zh: '辣', en: 'spicy' }] : []),
    ...(diet ? [{ zh: `唔係${dietNames[diet].zh}`, en: `not ${dietNames[diet].en.toLowerCase()}` }] : []),
  ]
  const { zh, en } = inRow(parts)
  return { zh, en: capitalise(en) }
}

/** Above the dishes of a set, for guests who cannot eat everything. */
export const setNeeds = {
  note: {
    zh: '照你喺餐牌揀咗嘅，唔啱嘅菜有標示、排喺後面，預設都避開咗。',
    en: 'By your choices on the menu, dishes that do not fit are marked and come last, and the defaults avoid them.',
  },
  fixed: {
    zh: '呢個套餐有固定菜式唔啱，不能自選：',
    en: 'This set includes fixed dishes that do not fit and cannot be changed:',
  },
  change: { zh: '更改揀法', en: 'Change your choices' },
} satisfies Record<string, Text>

/** Example: 唔啱：含花生. */
export const misfitText = ({ zh, en }: Text): Text => ({ zh: `唔啱：${zh}`, en: `Does not fit: ${en}` })
