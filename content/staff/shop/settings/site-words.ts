/** The forms of the home page and of clients; other pages of the website load none of this. */
import type { HeroKind } from '#domain/shop/home-content.ts'
import type { Text } from '#domain/text.ts'

export const wordsPanel = {
  title: { zh: '文字', en: 'Texts' },
  caption: {
    zh: '只寫屬實的；留空即用標準文字。{guests}、{guestsMin}、{guestsMax}、{dishes}、{area}、{shop} 會換成店舖的資料，店舖沒有的話整句不顯示。',
    en: 'Only what is true; empty fields use the standard text. {guests}, {guestsMin}, {guestsMax}, {dishes}, {area} and {shop} become the shop’s own, and a text whose figure the shop lacks is left out.',
  },
} satisfies Record<string, Text>

export const heroNames: Readonly<Record<HeroKind, Text>> = {
  dishes: { zh: '一枱自己的菜式（有四款圖片以上）', en: 'A table of our dishes, from four pictures on' },
  picture: { zh: '自己的相片', en: 'Our own photograph' },
  pattern: { zh: '布紋', en: 'A pattern' },
  table: { zh: '示範店的畫枱', en: 'The demo’s drawn table' },
}
