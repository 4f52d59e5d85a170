/** Section 2 of the specification describes event enquiries. */
import { capitalise, figure, inRow, joinList, unsaid } from '#content/phrases.ts'
import { hires } from '#content/services.ts'
import type { Sold } from '#domain/menu/menu-figures.ts'
import type { Figures } from '#domain/shop/figures.ts'
import type { ServiceRules } from '#domain/shop/settings.ts'
import type { Text } from '#domain/text.ts'

export const enquiryPage = {
  keywords: {
    zh: '活動到會,週年晚宴到會,公司活動,會議茶點,聖誕派對到會,到會報價',
    en: 'event catering,annual dinner catering,conference catering,Christmas party catering,catering quotation',
  },
  enquire: { zh: '攞報價', en: 'Get a quote' },
  tables: { zh: '枱面可以係咁', en: 'What your table could look like' },
  tablesLead: {
    zh: '四種場合，四種擺法。圖片為示意繪圖。',
    en: 'Four occasions, four ways to lay the table. Illustrations, to give you an idea.',
  },
  tabs: { zh: '活動種類', en: 'Kinds of event' },
  slides: { zh: '我哋承辦嘅活動', en: 'Events we cater for' },
  cooperation: { zh: '企業合作', en: 'Partnerships' },
  cooperationLead: {
    zh: '揀返你係邊一類，留低聯絡資料，職員會同你傾。想先睇套餐同報價安排：',
    en: 'Choose the type that fits you and leave your details; our staff will reply. For our sets and how quotations work, see',
  },
  toCorporate: { zh: '企業到會', en: 'Corporate catering' },
} satisfies Record<string, Text>

const christmasParties = ({ categories }: Sold): Text =>
  categories.includes('christmas') ? { zh: '、聖誕派對', en: ', Christmas parties' } : unsaid

export function enquiryTitle(sold: Sold): Text {
  return {
    zh: `活動查詢 · 週年晚宴、會議${christmasParties(sold).zh}到會報價`,
    en: 'Event catering: annual dinners, conferences',
  }
}

export function enquiryDescription({ service }: Figures, sold: Sold): Text {
  const { guests } = service
  const { zh, en } = quotedTogether(service)
  const christmas = christmasParties(sold)
  return {
    zh: `${guests.min} 至 ${figure(guests.max)} 人活動到會：週年晚宴、會議${christmas.zh}。填好日子、人數、地點同預算，${zh}一次過報價。`,
    en: `Catering for ${guests.min} to ${figure(guests.max)} guests: annual dinners, conferences${christmas.en}. One quotation for ${en}.`,
  }
}

export function enquiryLead({ service }: Figures): Text {
  const { zh, en } = quotedTogether(service)
  return {
    zh: `週年晚宴、開張酒會、會議午餐。講低日子、人數同預算，${zh}一次過報價。`,
    en: `Annual dinners, launches, working lunches. Tell us the date, numbers and budget, and we will quote for ${en}${hires(service).length > 0 ? ' together' : ''}.`,
  }
}

/** One quotation covers these. */
function quotedTogether(service: ServiceRules): Text {
  const all = [{ zh: '餐單', en: 'menu' }, ...hires(service)]
  return { zh: inRow(all).zh, en: joinList(all).en }
}

export function enquiryHeading({ service: { guests } }: Figures): Text {
  return { zh: '大型活動', en: `Events, from ${guests.min} guests to ${figure(guests.max)}` }
}

export interface Highlight {
  readonly icon: 'guests' | 'cutlery' | 'warmer'
  readonly title: Text
  readonly more: Text
}

const mixable: readonly (Text & { readonly cuisine: string })[] = [
  { cuisine: 'chinese', zh: '中', en: 'Chinese' },
  { cuisine: 'western', zh: '西', en: 'Western' },
  { cuisine: 'thai', zh: '泰', en: 'Thai' },
  { cuisine: 'japanese', zh: '日', en: 'Japanese' },
  { cuisine: 'vegetarian', zh: '素', en: 'vegetarian' },
]

export function highlights({ service }: Figures, { cuisines }: Sold): readonly Highlight[] {
  const { guests } = service
  const hired = hires(service)
  const mix = mixable.filter(({ cuisine }) => cuisines.includes(cuisine))
  return [
    {
      icon: 'guests',
      title: {
        zh: `${guests.min} 至 ${figure(guests.max)} 位`,
        en: `${guests.min} to ${figure(guests.max)} guests`,
      },
      more: {
        zh: '屋企一圍又好，成個禮堂都好，都係自家廚房煮好送到。',
        en: 'One table at home or a whole hall, cooked in our own kitchen and delivered.',
      },
    },
    {
      icon: 'cutlery',
      title: { zh: '餐單度身訂造', en: 'A tailored menu' },
      more:
        mix.length > 1
          ? {
              zh: `${inRow(mix).zh}都夾得埋，致敏原逐味寫明。`,
              en: `Mix ${joinList(mix).en}; allergens are listed dish by dish.`,
            }
          : { zh: '致敏原逐味寫明。', en: 'Allergens are listed dish by dish.' },
    },
    ...(hired.length > 0
      ? [
          {
            icon: 'warmer' as const,
            title: { zh: inRow(hired).zh, en: capitalise(joinList(hired).en) },
            more: {
              zh: '填表時揀好要乜，按場地同餐單一齊報價。',
              en: 'Tick what you need on the form; we quote for it with the food.',
            },
          },
        ]
      : []),
  ]
}

/** Each tab has a picture of the room and four of the table. */
export const eventTables = [
  { id: 'christmas', name: { zh: '聖誕派對', en: 'Christmas parties' } },
  { id: 'annual-dinner', name: { zh: '週年晚宴', en: 'Annual dinner' } },
  { id: 'events', name: { zh: '大型活動', en: 'Events' } },
  { id: 'conferences', name: { zh: '會議', en: 'Conferences' } },
] as const satisfies readonly { id: string; name: Text }[]

/** Phones show these slides. */
export const eventSlides = [
  { id: 'large-events', name: { zh: '大型活動', en: 'Large events' } },
  { id: 'business-events', name: { zh: '商務活動', en: 'Business events' } },
  { id: 'anniversary-events', name: { zh: '週年慶典', en: 'Anniversary events' } },
  { id: 'lunch-meetings', name: { zh: '午餐會議', en: 'Lunch meetings' } },
] as const satisfies readonly { id: string; name: Text }[]

export function slideLabel(index: number, count: number, name: Text): Text {
  return { zh: `第 ${index} 張，共 ${count} 張：${name.zh}`, en: `${index} of ${count}: ${name.en}` }
}
