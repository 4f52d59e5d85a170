import {
  staffBrandPath,
  staffDayPath,
  staffDishesPath,
  staffHomePath,
  staffMenusPath,
  staffOrdersPath,
  staffPairPath,
  staffPicturesPath,
  staffRunsPath,
  staffSettingsPath,
  staffSignInPath,
  staffSitePath,
  staffUnknownPath,
  staffWelcomePath,
} from '#app/paths.ts'
import { legalPages } from '#domain/shop/site-content.ts'
import type { MenuFileName } from '#domain/staff/shop/menus/menu-file.ts'
import type { Lang } from '#domain/text.ts'

/** The account sets the language, so only previews have an address for each. */
const addresses = {
  account: '/staff/account/',
  backups: '/staff/backups/',
  backupDownload: '/staff/backups/:name/',
  calendar: '/staff/calendar/',
  customers: '/staff/customers/',
  customersExport: '/staff/customers/export/',
  day: staffDayPath(':token'),
  editOrder: `${staffOrdersPath}:reference/edit/`,
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
  manyPictures: `${staffMenusPath}pictures/`,
  newOrder: `${staffOrdersPath}new/`,
  orders: staffOrdersPath,
  ordersCsv: `${staffOrdersPath}csv/`,
  order: `${staffOrdersPath}:reference/`,
  orderChat: `${staffOrdersPath}:reference/chat/`,
  orderProofs: `${staffOrdersPath}:reference/proofs/`,
  orderSlip: `${staffOrdersPath}:reference/slip/`,
  pageEdit: '/staff/pages/:page/',
  pageDraft: '/staff/pages/:page/draft/',
  pageDraftInEnglish: '/en/staff/pages/:page/draft/',
  districtDraft: '/staff/districts/:page/draft/',
  districtDraftInEnglish: '/en/staff/districts/:page/draft/',
  pages: '/staff/pages/',
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
  categoriesAndGifts: `${staffMenusPath}shelf/`,
  site: staffSitePath,
  siteHome: `${staffSitePath}home/`,
  siteClients: `${staffSitePath}clients/`,
  siteQuestions: `${staffSitePath}questions/`,
  siteTerms: `${staffSitePath}terms/`,
  sitePrivacy: `${staffSitePath}privacy/`,
  siteBrand: staffBrandPath,
  siteDraft: `${staffSitePath}draft/`,
  siteDraftInEnglish: `/en${staffSitePath}draft/`,
  termsDraft: `${staffSitePath}draft/terms/`,
  termsDraftInEnglish: `/en${staffSitePath}draft/terms/`,
  privacyDraft: `${staffSitePath}draft/privacy/`,
  privacyDraftInEnglish: `/en${staffSitePath}draft/privacy/`,
  clientsDraft: `${staffSitePath}draft/clients/`,
  clientsDraftInEnglish: `/en${staffSitePath}draft/clients/`,
  signIn: staffSignInPath,
  start: '/staff/start/',
  takeBack: '/staff/take-back/',
  pictures: staffPicturesPath,
  signOut: '/staff/sign-out/',
  slips: '/staff/slips/',
  unknown: staffUnknownPath,
  webhooks: '/staff/webhooks/',
  weather: '/staff/calendar/weather/',
  welcome: staffWelcomePath(':token'),
} as const

export type StaffPageId = keyof typeof addresses

export function staffPath(page: StaffPageId): string {
  return addresses[page]
}

export function editOrderPath(reference: string): string {
  return addresses.editOrder.replace(':reference', reference)
}

export function staffOrderPath(reference: string): string {
  return addresses.order.replace(':reference', reference)
}

/** Full-size pictures of an order's unchecked transfers. */
export function orderProofsPath(reference: string): string {
  return addresses.orderProofs.replace(':reference', reference)
}

/** Opens the chat with the order's secret link. @param call weather call of the message */
export function orderChatPath(reference: string, call: string | null = null): string {
  return addresses.orderChat.replace(':reference', reference) + (call === null ? '' : `?call=${call}`)
}

export function orderSlipPath(reference: string): string {
  return addresses.orderSlip.replace(':reference', reference)
}

export function setEditPath(setId: number): string {
  return addresses.setEdit.replace(':set', String(setId))
}

export function draftPath(setId: number, lang: Lang): string {
  return addresses[lang === 'zh' ? 'setDraft' : 'setDraftInEnglish'].replace(':set', String(setId))
}

export function menuDraftPath(lang: Lang): string {
  return addresses[lang === 'zh' ? 'menuDraft' : 'menuDraftInEnglish']
}

export function giftDraftPath(slug: string, lang: Lang): string {
  const path = addresses[lang === 'zh' ? 'giftDraft' : 'giftDraftInEnglish']
  return `${path}?${new URLSearchParams({ name: slug })}`
}

export function backupDownloadPath(name: string): string {
  return addresses.backupDownload.replace(':name', name)
}

export function menuDownloadPath(file: MenuFileName): string {
  return addresses.menuDownload.replace(':file', file)
}

/** They have a preview of their own; all else is seen on the home page. */
export const previewedPages = ['clients', ...legalPages] as const
export type PreviewedPage = (typeof previewedPages)[number]

/** @param page whose draft is shown; null for the home page */
export function siteDraftPath(lang: Lang, page: PreviewedPage | null = null): string {
  const draft = page === null ? 'siteDraft' : (`${page}Draft` as const)
  return addresses[lang === 'zh' ? draft : (`${draft}InEnglish` as const)]
}

export function pageEditPath(page: string): string {
  return addresses.pageEdit.replace(':page', page)
}

export function pageDraftPath(page: string, kind: 'page' | 'district', lang: Lang): string {
  const name = lang === 'zh' ? (`${kind}Draft` as const) : (`${kind}DraftInEnglish` as const)
  return addresses[name].replace(':page', page)
}

export function dishEditPath(dishId: string): string {
  return addresses.dishEdit.replace(':dish', dishId)
}

export function runPath(run: number): string {
  return addresses.run.replace(':run', String(run))
}

export function runPicturePath(order: number): string {
  return addresses.runPicture.replace(':order', String(order))
}
