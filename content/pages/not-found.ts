import type { Text } from '#domain/text.ts'

export const notFound = {
  title: { zh: '找不到頁面', en: 'Page not found' },
  heading: { zh: '呢張枱未擺好', en: 'This table isn’t laid yet' },
  lead: {
    zh: '你搵嘅頁面可能已經收枱，或者網址打錯咗。不如睇吓今期餐牌？',
    en: 'The page has been cleared away, or the address is mistyped. How about the menu instead?',
  },
  home: { zh: '返主頁', en: 'Back home' },
  menu: { zh: '睇餐牌', en: 'See the menu' },
  tips: { zh: '趁擺緊枱，學幾招', en: 'Three tips while we lay the table' },
} satisfies Record<string, Text>

/** @param area the kitchen's district */
export function notFoundKeywords(area: Text): Text {
  return {
    zh: ['到會', '派對到會', '到會餐牌', `${area.zh}到會`].join(),
    en: `catering Hong Kong,catering menus,${area.en}`,
  }
}
