import { companyEvents } from '#content/shop-details.ts'
import type { Text } from '#domain/text.ts'

export const client = {
  title: {
    zh: '到會客戶及活動 · 公司週年晚宴、開幕酒會',
    en: 'Our clients: corporate catering in Hong Kong',
  },
  description: {
    zh: `做過 ${companyEvents} 多場公司活動：週年晚宴、開幕酒會、校慶茶會、便當午餐。睇吓邊個請過我哋，每場食咗啲乜。`,
    en: `More than ${companyEvents} company events, from annual dinners and office openings to school teas and bento lunches: who we cooked for and what we served.`,
  },
  keywords: {
    zh: '公司到會,週年晚宴到會,活動到會,開幕酒會,企業客戶',
    en: 'corporate catering clients,annual dinner catering,office opening,event catering Hong Kong',
  },
  heading: { zh: '客戶名單', en: 'Our clients and events' },
  lead: {
    zh: '由家庭壽宴到週年晚宴，呢啲枱我哋都擺過。',
    en: 'From a grandfather’s birthday to an annual dinner: events we have catered.',
  },
  eventsFigure: { zh: `${companyEvents}+`, en: `${companyEvents}+` },
  eventsUnit: { zh: '場公司活動', en: 'company events' },
  featured: { zh: '精選活動', en: 'Featured events' },
  guests: { zh: '位', en: 'guests' },
  clients: { zh: '佢哋都請過我哋', en: 'They have chosen us' },
  activities: { zh: '邊場食咗乜', en: 'What we served' },
  activity: { zh: '活動', en: 'Event' },
  service: { zh: '服務', en: 'Service' },
  number: { zh: '人數', en: 'Guests' },
} satisfies Record<string, Text>

export function inNoOrder(count: number): Text {
  return { zh: `${count} 個客戶，排名不分先後`, en: `${count} clients, in no particular order` }
}

/** Completes the grid. */
export function nextClient(count: number): Text {
  return { zh: `第 ${count + 1} 個，係你？`, en: `Will you be number ${count + 1}?` }
}

/** A checkbox on phones that expands a long list. */
export function allClients(count: number): Text {
  return { zh: `顯示全部 ${count} 個`, en: `Show all ${count}` }
}
