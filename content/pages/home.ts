/** Claims are from the specification, prices from the catalogue. */

import { figure, periodInMonths } from '#content/phrases.ts'
import { companyEvents } from '#content/shop-details.ts'
import type { ServiceRules } from '#domain/shop/settings.ts'
import type { ShopDetails } from '#domain/shop/shop-details.ts'
import type { Text } from '#domain/text.ts'

export const home = {
  keywords: {
    zh: '到會,派對到會,公司到會,到會套餐,便當,小食拼盤,香港到會',
    en: 'catering Hong Kong,party catering,corporate catering,bento,snack platters',
  },
  /** Line breaks follow the sense; the Chinese heading is drawn as a sign. */
  heading: { zh: '你開枱我到會', en: 'You lay\nthe table.\nWe bring\nthe feast.' },
  boxPrice: { zh: '飯盒每盒', en: 'Boxes from' },
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
  boxPriceEnd: { zh: '起', en: 'each' },
} satisfies Record<string, Text>

/** The title appears while a new shop cannot sell yet. */
export const openingTitle: Text = { zh: '快將開張', en: 'Opening soon' }

export const openingSoon: Text = {
  zh: '餐牌準備緊，網上暫時未能落單。',
  en: 'The menu is being prepared, and orders can’t be placed online yet.',
}

/** This sentence follows where the shop has a telephone number. */
export const openingQuestions: Text = {
  zh: '有嘢想問，歡迎 WhatsApp 或致電。',
  en: 'Questions are welcome by WhatsApp or phone.',
}

export interface HomeContext {
  readonly shop: Pick<ShopDetails, 'name' | 'area'>
  readonly service: Pick<ServiceRules, 'guests' | 'menuRefreshMonths'>
  /** If new, the shop makes none of the demo's claims. */
  readonly opening: { readonly isNew: boolean }
  readonly servesEverywhere: boolean
}

/** Search engines show this, and so do the page's first lines. */
export function homeIntroduction(context: HomeContext) {
  const { shop, service, opening, servesEverywhere } = context
  const [{ name, area }, { guests }] = [shop, service]
  const reach = servesEverywhere
    ? { zh: '直送全港', en: 'delivered across Hong Kong from' }
    : { zh: '直送', en: 'delivered from' }
  const [fewest, most] = [figure(guests.min), figure(guests.max)]
  const kicker = { zh: `${area.zh} · 到會廚房`, en: `Our kitchen is in ${area.en}` }
  const anybody = {
    zh: `${fewest} 個人又好，${most} 個人又好；`,
    en: `${guests.min === 1 ? 'One guest' : `${fewest} guests`} or ${most}: `,
  }
  if (opening.isNew)
    return {
      title: { zh: `${name.zh}｜${area.zh}上門到會`, en: `${name.en} | Catering from ${area.en}` },
      description: {
        zh: `${fewest} 至 ${most} 人到會，${area.zh}廚房直送，網上或 WhatsApp 落單。`,
        en: `Catering for ${fewest} to ${most} guests from our ${area.en} kitchen. Order online or on WhatsApp.`,
      },
      kicker,
      lead: {
        zh: `${anybody.zh}由${area.zh}廚房點對點送到你張枱。`,
        en: `${anybody.en}food delivered from our ${area.en} kitchen to your table.`,
      },
    } satisfies Record<string, Text>
  return {
    title: {
      zh: `${name.zh}｜上門到會套餐、公司飯盒、派對小食，${area.zh}${reach.zh}`,
      en: `${name.en} | Party food and lunch boxes in Hong Kong`,
    },
    description: {
      zh: `${fewest} 至 ${most} 人到會：派對套餐、一人一款、便當飯盒、小食拼盤。70 多款中西泰日菜式，${area.zh}廚房上門${reach.zh}，網店或 WhatsApp 落單。`,
      en: `Party sets, bento and snack platters for ${fewest} to ${most} guests: over 70 Chinese, Western, Thai and Japanese dishes, ${reach.en} ${area.en}.`,
    },
    kicker,
    lead: {
      zh: `${anybody.zh}70 多款中西泰日菜式，由${area.zh}廚房點對點送到你張枱。`,
      en: `${anybody.en}more than 70 Chinese, Western, Thai and Japanese dishes, delivered from our ${area.en} kitchen to your table.`,
    },
  } satisfies Record<string, Text>
}

interface Highlight {
  readonly figure: string
  readonly unit: Text
  readonly line: Text
}

/** The home page has four tiles (spec section 1). */
export const highlights = ({
  guests,
  menuRefreshMonths: months,
}: HomeContext['service']): readonly Highlight[] => [
  {
    figure: `${figure(guests.min)}–${figure(guests.max)}`,
    unit: { zh: '位', en: 'guests' },
    line: { zh: '小圈子到大場面都招呼得到', en: 'From a small circle to a full hall' },
  },
  {
    figure: '70+',
    unit: { zh: '款菜式', en: 'dishes' },
    line: { zh: '中、西、泰、日、素，款款有得揀', en: 'Chinese, Western, Thai, Japanese and vegetarian' },
  },
  {
    figure: `${companyEvents}+`,
    unit: { zh: '場公司活動', en: 'company events' },
    line: { zh: '會議午餐、開張、週年晚宴', en: 'Lunch meetings, openings, annual dinners' },
  },
  {
    figure: '1,000,000+',
    unit: { zh: '位食客', en: 'guests' },
    line: {
      zh: `每 ${months} 個月換新餐牌，食過都想再嚟`,
      en: `served so far. New menu every ${periodInMonths(months)}.`,
    },
  },
]

/** Each category has a dish and a paper colour. */
export const categoryCards = [
  { categoryId: 'chinese', dishId: 'siu-mai', paper: 'pink' },
  { categoryId: 'western', dishId: 'herb-roast-chicken', paper: 'butter' },
  { categoryId: 'thai', dishId: 'pad-thai', paper: 'celadon' },
  { categoryId: 'vegetarian', dishId: 'garden-salad', paper: 'cream' },
  { categoryId: 'bento', dishId: 'bento-teriyaki-chicken', paper: 'sky' },
  { categoryId: 'snacks', dishId: 'swiss-wings', paper: 'tomato' },
] as const
