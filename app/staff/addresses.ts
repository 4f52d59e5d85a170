import {
  staffDayPath,
  staffDishesPath,
  staffHomePath,
  staffMenusPath,
  staffPairPath,
  staffPicturesPath,
  staffRunsPath,
  staffSettingsPath,
  staffSignInPath,
  staffSitePath,
  staffUnknownPath,
  staffWelcomePath,
} from '#app/paths.ts'
import type { MenuFileName } from '#domain/staff/shop/menus/menu-file.ts'
import type { Lang } from '#domain/text.ts'

/**
 * Every address of the back office once. They are the same in both languages: the language is the person's. Only
 * previews have two, as the pages that they show.
 */
const addresses = {
  account: '/staff/account/',
  calendar: '/staff/calendar/',
  customers: '/staff/customers/',
  customersExport: '/staff/customers/export/',
  day: staffDayPath(':token'),
  editOrder: '/staff/orders/:reference/edit/',
  dishEdit: `${staffDishesPath}:dish/`,
  dishes: staffDishesPath,
  drivers: '/staff/drivers/',
  figures: '/staff/figures/',
  figuresCsv: '/staff/figures/csv/',
  fresh: '/staff/fresh/',
  home: staffHomePath,
  kitchen: '/staff/kitchen/',
  labels: '/staff/labels/',
  menuDownload: `${staffMenusPath}file/:file/`,
  menuFile: `${staffMenusPath}file/`,
  menus: staffMenusPath,
  newOrder: '/staff/orders/new/',
  orders: '/staff/orders/',
  ordersCsv: '/staff/orders/csv/',
  order: '/staff/orders/:reference/',
  orderChat: '/staff/orders/:reference/chat/',
  orderProofs: '/staff/orders/:reference/proofs/',
  orderSlip: '/staff/orders/:reference/slip/',
  pair: staffPairPath(':token'),
  passkey: '/staff/passkey/',
  people: '/staff/people/',
  moveOn: '/staff/move-on/',
  setEdit: `${staffMenusPath}:set/`,
  menuDraft: `${staffMenusPath}draft/`,
  menuDraftInEnglish: `/en${staffMenusPath}draft/`,
  giftDraft: `${staffMenusPath}gift-draft/`,
  giftDraftInEnglish: `/en${staffMenusPath}gift-draft/`,
  setDraft: `${staffMenusPath}:set/draft/`,
  setDraftInEnglish: `/en${staffMenusPath}:set/draft/`,
  runs: staffRunsPath,
  run: `${staffRunsPath}:run/`,
  runPicture: `${staffRunsPath}pictures/:order/`,
  runPlan: `${staffRunsPath}plan/`,
  settings: staffSettingsPath,
  shelf: `${staffMenusPath}shelf/`,
  site: staffSitePath,
  siteQuestions: `${staffSitePath}questions/`,
  siteDraft: `${staffSitePath}draft/`,
  siteDraftInEnglish: `/en${staffSitePath}draft/`,
  signIn: staffSignInPath,
  start: '/staff/start/',
  takeBack: '/staff/take-back/',
  pictures: staffPicturesPath,
  signOut: '/staff/sign-out/',
  slips: '/staff/slips/',
  unknown: staffUnknownPath,
  weather: '/staff/calendar/weather/',
  welcome: staffWelcomePath(':token'),
} as const

export type StaffPageId = keyof typeof addresses

export function staffPath(page: StaffPageId): string {
  return addresses[page]
}

/** The page on which an order is changed. */
export function editOrderPath(reference: string): string {
  return addresses.editOrder.replace(':reference', reference)
}

/** The page of one order. */
export function staffOrderPath(reference: string): string {
  return addresses.order.replace(':reference', reference)
}

/** The page of the pictures of its transfers that wait, each in its own size. */
export function orderProofsPath(reference: string): string {
  return addresses.orderProofs.replace(':reference', reference)
}

/** Leads to the chat with the customer, with the link to the order. @param call the weather call that it tells of */
export function orderChatPath(reference: string, call: string | null = null): string {
  return addresses.orderChat.replace(':reference', reference) + (call === null ? '' : `?call=${call}`)
}

/** The page that prints the slip of one order. */
export function orderSlipPath(reference: string): string {
  return addresses.orderSlip.replace(':reference', reference)
}

/** The page on which one set is edited. */
export function setEditPath(setId: number): string {
  return addresses.setEdit.replace(':set', String(setId))
}

/** The draft of a set as customers of a language would see it. */
export function draftPath(setId: number, lang: Lang): string {
  return addresses[lang === 'zh' ? 'setDraft' : 'setDraftInEnglish'].replace(':set', String(setId))
}

/** The menu with the drafts of its categories, sets, dishes and gifts, as customers of a language would see it. */
export function menuDraftPath(lang: Lang): string {
  return addresses[lang === 'zh' ? 'menuDraft' : 'menuDraftInEnglish']
}

/** The draft of a gift as customers of a language would see it. */
export function giftDraftPath(slug: string, lang: Lang): string {
  const path = addresses[lang === 'zh' ? 'giftDraft' : 'giftDraftInEnglish']
  return `${path}?${new URLSearchParams({ name: slug })}`
}

/** A file of the menu. */
export function menuDownloadPath(file: MenuFileName): string {
  return addresses.menuDownload.replace(':file', file)
}

/** The home page with the drafts of the site, as visitors of a language would see it. */
export function siteDraftPath(lang: Lang): string {
  return addresses[lang === 'zh' ? 'siteDraft' : 'siteDraftInEnglish']
}

/** The page on which one dish is edited. */
export function dishEditPath(dishId: string): string {
  return addresses.dishEdit.replace(':dish', dishId)
}

/** The sheet of one run. */
export function runPath(run: number): string {
  return addresses.run.replace(':run', String(run))
}

/** The picture that was taken at a stop. */
export function runPicturePath(order: number): string {
  return addresses.runPicture.replace(':order', String(order))
}
