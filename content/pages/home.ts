import { figure } from '#content/phrases.ts'
import type { ServiceRules } from '#domain/shop/settings.ts'
import type { ShopDetails } from '#domain/shop/shop-details.ts'
import type { Text } from '#domain/text.ts'

export const home = {
  /** Line breaks follow the sense; the Chinese heading is drawn as a sign. */
  heading: { zh: '你開枱我到會', en: 'You lay\nthe table.\nWe bring\nthe feast.' },
  boxPrice: { zh: '飯盒每盒', en: 'Boxes from' },
  guestPrice: { zh: '每位', en: 'Meals from' },
  table: {
    zh: '俯瞰一張擺滿點心、壽司、燒雞、沙律、生果同小食的枱：睇餐牌',
    en: 'A table seen from above, laid with dim sum, sushi, roast chicken, salads, fruit and snacks: see the menus',
  },
  banners: { zh: '主題推介', en: 'Featured menus' },
  figures: { zh: '數字講得出', en: 'In figures' },
  categories: { zh: '今次想食乜？', en: 'What are you in the mood for?' },
  allMenus: { zh: '全部餐牌', en: 'All menus' },
  from: { zh: '', en: 'From ' },
  upwards: { zh: '起', en: '' },
  dishesTable: { zh: '一張擺滿我哋菜式嘅枱：睇餐牌', en: 'A table laid with our dishes: see the menus' },
  bestSets: { zh: '主打推介', en: 'Our best sets' },
  boxPriceEnd: { zh: '起', en: 'each' },
} satisfies Record<string, Text>

/** The title appears while a new shop cannot sell yet. */
export const openingTitle: Text = { zh: '快將開張', en: 'Opening soon' }

export const openingSoon: Text = {
  zh: '餐牌準備緊，網上暫時未能落單。',
  en: 'The menu is being prepared, and orders can’t be placed online yet.',
}

export const opensOnText = (day: Text): Text => ({ zh: `${day.zh}開張`, en: `We open on ${day.en}` })

/** This sentence follows where the shop has a telephone number. */
export const openingQuestions: Text = {
  zh: '有嘢想問，歡迎 WhatsApp 或致電。',
  en: 'Questions are welcome by WhatsApp or phone.',
}

/** What follows from the shop's details, where its owner says nothing else. */
export function standardIntroduction(
  { name, area }: Pick<ShopDetails, 'name' | 'area'>,
  guests: ServiceRules['guests'],
) {
  const [fewest, most] = [figure(guests.min), figure(guests.max)]
  return {
    title: { zh: `${name.zh}｜${area.zh}上門到會`, en: `${name.en} | Catering from ${area.en}` },
    description: {
      zh: `${fewest} 至 ${most} 人到會，${area.zh}廚房直送，網上或 WhatsApp 落單。`,
      en: `Catering for ${fewest} to ${most} guests from our ${area.en} kitchen. Order online or on WhatsApp.`,
    },
    kicker: { zh: `${area.zh} · 到會廚房`, en: `Our kitchen is in ${area.en}` },
    lead: {
      zh: `${fewest} 個人又好，${most} 個人又好；由${area.zh}廚房點對點送到你張枱。`,
      en: `${guests.min === 1 ? 'One guest' : `${fewest} guests`} or ${most}: food delivered from our ${area.en} kitchen to your table.`,
    },
  } satisfies Record<string, Text>
}

/** Each category has a dish and a paper colour. */
export const categoryCards = [
  { categoryId: 'chinese', dishId: 'siu-mai', paper: 'pink' },
  { categoryId: 'western', dishId: 'herb-roast-chicken', paper: 'butter' },
  { categoryId: 'thai', dishId: 'pad-thai', paper: 'celadon' },
  { categoryId: 'vegetarian', dishId: 'garden-salad', paper: 'cream' },
  { categoryId: 'bento', dishId: 'bento-teriyaki-chicken', paper: 'sky' },
  { categoryId: 'snacks', dishId: 'swiss-wings', paper: 'tomato' },
] as const
