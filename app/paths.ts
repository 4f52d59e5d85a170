/** Links are built here, never written by hand. */
import type { MenuCardShape } from '#domain/menu/menu-card.ts'
import type { Lang } from '#domain/text.ts'

/** Canonical Chinese paths; English adds /en. The owner switches these pages. */
const switched = {
  client: '/client/',
  corporate: '/corporate-catering/',
  halloween: '/halloween/',
  'party-food': '/party-food/',
  'christmas-party': '/christmas-party/',
  'birthday-party': '/birthday-party/',
  'junk-catering': '/junk-catering/',
  'wedding-catering': '/wedding-catering/',
  'snack-catering': '/snack-catering/',
  'chinese-catering': '/chinese-catering/',
  'western-catering': '/western-catering/',
  'thai-catering': '/thai-catering/',
  'vegetarian-catering': '/vegetarian-catering/',
  bento: '/bento/',
  gift: '/gift/',
  'central-and-western': '/central-and-western/',
  eastern: '/eastern/',
  'wan-chai': '/wan-chai/',
  'kwun-tong': '/kwun-tong/',
  'sham-shui-po': '/sham-shui-po/',
  'yau-tsim-mong': '/yau-tsim-mong/',
  'kwai-tsing': '/kwai-tsing/',
  'sai-kung': '/sai-kung/',
  'sha-tin': '/sha-tin/',
  'tsuen-wan': '/tsuen-wan/',
  'tuen-mun': '/tuen-mun/',
  'yuen-long': '/yuen-long/',
  'north-point': '/north-point/',
  'causeway-bay': '/causeway-bay/',
  'tsim-sha-tsui': '/tsim-sha-tsui/',
  'kwai-chung': '/kwai-chung/',
  caterers: '/caterers/:section/',
} as const

/** Every shop has these. */
const pages = {
  home: '/',
  menu: '/menu/',
  set: '/menu/detail/',
  'menu-gift': '/menu/gift/',
  'menu-filter': '/menu/filter/',
  order: '/orders/:reference/',
  practice: '/orders/:reference/practice/',
  'find-order': '/find-order/',
  terms: '/terms/',
  privacy: '/privacy/',
  enquiry: '/equiry/',
  contact: '/contact/',
  ...switched,
  notFound: '/404/',
  /** The worker shows it where nothing else can be shown. */
  offline: '/offline/',
} as const

export type PageId = keyof typeof pages

/** Pages of one customer: rendered for each request, never cached, indexed or measured. */
export const privatePages: readonly PageId[] = ['order', 'practice', 'find-order']

export function isPrivatePage(page: PageId): boolean {
  return privatePages.includes(page)
}

/** These show the home page under its canonical URL (decisions 2). */
export const homeAliases: readonly string[] = [
  '/call/',
  '/footer/',
  '/prodetails/',
  '/order/',
  '/find/',
  '/about-us/',
]

/** A page of the shop's own has none of these as its address. A function, so that browsers do not load it. */
export const reservedAddresses = (): readonly string[] => [
  ...[...Object.values(pages), ...homeAliases].map((path) => path.split('/')[1] ?? ''),
  ...[
    'en',
    'enmenu',
    'forget-device',
    'api',
    'assets',
    'graphql',
    'health',
    'menu-card',
    'metrics',
    'share',
    'staff',
    'swiper',
    'website',
  ],
]

export const switchedPages: readonly PageId[] = Object.keys(switched) as PageId[]

export const pageIds: readonly PageId[] = Object.keys(pages) as PageId[]

export function pagePath(page: PageId, lang: Lang): string {
  return inLanguage(pages[page], lang)
}

/** @param path without language prefix, with or without a trailing slash */
export function pageAt(path: string): PageId | undefined {
  const withSlash = path.endsWith('/') ? path : `${path}/`
  return pageIds.find((page) => pages[page] === withSlash)
}

/** /menu/, for example, becomes /en/menu/. */
export function inLanguage(path: string, lang: Lang): string {
  const bare = path.replace(/^\/en(?=\/|$)/, '') || '/'
  return lang === 'en' ? `/en${bare}` : bare
}

/** The page of a banner's or notice's link, which has no final slash. */
export const linkPath = (link: string, lang: Lang): string => inLanguage(`${link.replace(/\/$/, '')}/`, lang)

/** Pages that the owner has added. */
export const themedPage = 'themed'

/** @param page a page of the shop's own, such as thai-catering */
export function shopPagePath(page: string, lang: Lang): string {
  return inLanguage(`/${page}/`, lang)
}

/** A path is English exactly under /en/ (spec section 1). */
export function langOf(pathname: string): Lang {
  return /^\/en(\/|$)/.test(pathname) ? 'en' : 'zh'
}

/** A set's page; its Chinese name, English name and slug all find it (decisions 6). */
export function setPath(slug: string, lang: Lang): string {
  return `${pagePath('set', lang)}?name=${encodeURIComponent(slug)}`
}

export function giftPath(slug: string, lang: Lang): string {
  return `${pagePath('menu-gift', lang)}?name=${encodeURIComponent(slug)}`
}

/** Parts of a page that scripts fetch; dialogs are found by slug. */
const fragments = {
  set: '/menu/set/',
  gift: '/menu/gift-dialog/',
  'how-much-food': '/menu/how-much-food/',
} as const

export type FragmentId = keyof typeof fragments

export function fragmentPath(fragment: FragmentId, lang: Lang): string {
  return inLanguage(fragments[fragment], lang)
}

export const howMuchFoodAnchor = 'how-much-food'

export function howMuchFoodPath(lang: Lang): string {
  return `${pagePath('enquiry', lang)}#${howMuchFoodAnchor}`
}

/** Sections 1 to 6 are one page at different scroll positions (decisions 7). */
export function caterersPath(section: number, lang: Lang): string {
  return pagePath('caterers', lang).replace(':section', String(section))
}

/** Leads to the current terms while the version has not ended. */
export function termsPath(version: string, lang: Lang): string {
  return `${pagePath('terms', lang)}?version=${encodeURIComponent(version)}`
}

/** The key proves that the order is the visitor's. */
export function orderPath(reference: string, key: string, lang: Lang): string {
  return `${pagePath('order', lang).replace(':reference', reference)}?key=${encodeURIComponent(key)}`
}

export function orderChangesPath(reference: string, key: string): string {
  return `/api/orders/${reference}/changes?key=${encodeURIComponent(key)}`
}

export function orderCalendarPath(reference: string, key: string, lang: Lang): string {
  return `/api/orders/${reference}/calendar?key=${encodeURIComponent(key)}&lang=${lang}`
}

/** Forms post here. */
export function forgetDevicePath(lang: Lang): string {
  return inLanguage('/forget-device/', lang)
}

export const forgetDevicePaths = (): readonly string[] => [forgetDevicePath('zh'), forgetDevicePath('en')]

export function practicePath(reference: string, paymentId: number, lang: Lang): string {
  const path = pagePath('practice', lang).replace(':reference', reference)
  return `${path}?payment=${paymentId}`
}

/** No map or analytics script may report a private path. */
export function isPrivatePath(pathname: string): boolean {
  const path = inLanguage(pathname.toLowerCase(), 'zh')
  return privateStarts.some((start) => path.startsWith(start))
}

/** These are the Chinese paths of private pages up to their first parameter. */
export const privateStarts: readonly string[] = [
  '/staff/',
  ...new Set(privatePages.map((page) => pages[page].replace(/:.*$/, ''))),
]

/** The version makes it cacheable for ever. */
export function picturePath(picture: { id: number; version: string }, width: number): string {
  // With the version first, addresses share a prefix and compress better.
  return `/api/file/image/${picture.id}?v=${picture.version}&w=${width}`
}

/** @param sheet counted from 1 */
export function menuCardPath(slug: string, sheet: number, lang: Lang, shape: MenuCardShape['name']): string {
  return `/menu-card/${slug}-${sheet}-${lang}-${shape}.svg`
}

/**
 * Pages without their own picture use the home page's.
 * @param path canonical path with its query, in either language
 */
export function sharePath(path: string, lang: Lang): string {
  const [pathname = '', query] = inLanguage(path, 'zh').split('?')
  const name = new URLSearchParams(query).get('name')
  if (pathname === pages.set && name) return shareSetPath(name, lang)
  if (pathname === pages['menu-gift'] && name) return shareGiftPath(name, lang)
  if (pathname.startsWith('/caterers/')) return sharePagePath('caterers', lang)
  return sharePagePath(pageAt(pathname) ?? 'home', lang)
}

export function sharePagePath(page: string, lang: Lang): string {
  return `/share/${page}-${lang}.jpg`
}

export function shareSetPath(slug: string, lang: Lang): string {
  return `/share/set/${slug}-${lang}.jpg`
}

export function shareGiftPath(slug: string, lang: Lang): string {
  return `/share/gift/${slug}-${lang}.jpg`
}

export function staffPairPath(token: string): string {
  return `/staff/pair/${token}/`
}

/** A signed-in person is redirected from here to their first page. */
export const staffHomePath = '/staff/'

export const staffUnknownPath = '/staff/*'

/** Letters to staff lead to an order below it. */
export const staffOrdersPath = '/staff/orders/'

/** Forms with pictures need a larger body. */
export const staffRunsPath = '/staff/runs/'

export const staffMenusPath = '/staff/menus/'

/** Pictures are sent separately from the form around them. */
export const staffPicturesPath = '/staff/pictures/'

export const staffDishesPath = '/staff/dishes/'

/** The form of all questions is large. */
export const staffSitePath = '/staff/site/'
export const staffBrandPath = '/staff/brand/'

/** The form of all promotions is large. */
export const staffSettingsPath = '/staff/settings/'

export const staffSignInPath = '/staff/sign-in/'

export const staffEventsPath = '/staff/news'

export function staffWelcomePath(token: string): string {
  return `/staff/welcome/${token}/`
}

export function staffDayPath(token: string): string {
  return `/staff/day/${token}/`
}
