/** The page and the bar of a device without a connection. Headings and leads are in Cantonese. */
import { momentText } from '#content/dates.ts'
import type { Text } from '#domain/text.ts'

export const offline = {
  title: { zh: '斷咗線', en: 'No connection' },
  kicker: { zh: '沒有網絡連線', en: 'No connection' },
  heading: { zh: '斷咗線', en: 'We can’t reach the shop' },
  lead: {
    zh: '上返網就繼續。以下嘢喺呢部機仲用得：',
    en: 'We carry on once you are back online. Until then this device still has:',
  },
  menu: { zh: '餐牌', en: 'The menu' },
  basket: { zh: '購物籃', en: 'Your basket' },
  order: { zh: '訂單', en: 'Your order' },
  telephone: { zh: '打電話', en: 'The telephone' },
  colon: { zh: '：', en: ': ' },
  needsNothing: { zh: '不用上網', en: 'needs no internet' },
  seeMenu: { zh: '睇已存餐牌', en: 'See the saved menu' },
  never: {
    zh: '落單和付款要有網絡：未成功送出的訂單不會重複。',
    en: 'Ordering and paying need a connection. An order that did not get through is never placed twice.',
  },
  back: {
    zh: '返到線喇：重新載入就係最新嘅內容同價錢。',
    en: 'Back online: reload for the latest page and prices.',
  },
  reload: { zh: '重新載入', en: 'Reload' },
} satisfies Record<string, Text>

/** What a saved page shows. */
export type SavedPage = 'menu' | 'page' | 'order'

interface Sentence {
  readonly before: Text
  readonly after: Text
}

const pricesLater: Text = {
  zh: '價錢以上返網後嘅落單紙為準。',
  en: 'Prices are confirmed when you order.',
}

const sentences: Readonly<Record<SavedPage, Sentence>> = {
  menu: {
    before: { zh: '連唔到線：呢份係 ', en: 'No connection: this is the menu as of ' },
    after: { zh: ` 嘅餐牌。${pricesLater.zh}`, en: `. ${pricesLater.en}` },
  },
  page: {
    before: { zh: '連唔到線：呢頁係 ', en: 'No connection: this page is as of ' },
    after: { zh: ` 嘅版本。${pricesLater.zh}`, en: `. ${pricesLater.en}` },
  },
  order: {
    before: { zh: '連唔到線：呢張單係 ', en: 'No connection: this is your order as of ' },
    after: { zh: ' 嘅狀況。', en: '.' },
  },
}

/** The hour is emphasised between both parts of the sentence. */
export const savedSentence = (page: SavedPage, savedAt: Date): Sentence & { readonly hour: Text } => ({
  ...sentences[page],
  hour: momentText(savedAt),
})

export const menuAsOf = (savedAt: Date): Text => {
  const { zh, en } = momentText(savedAt)
  return { zh: `${zh} 的版本`, en: `as of ${en}` }
}

export const setsInBasket = (count: number): Text => ({
  zh: `${count} 份餐，仍在`,
  en: `${count} ${count === 1 ? 'set' : 'sets'}, safe`,
})
