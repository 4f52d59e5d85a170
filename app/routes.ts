/** The server renders ids with `shared/` once for everyone, and others for each request with its session. */
import { layout, type RouteConfig, route } from '@react-router/dev/routes'
import { type Lang, langs } from '#domain/text.ts'
import {
  type FragmentId,
  fragmentPath,
  isPrivatePage,
  type PageId,
  pageIds,
  pagePath,
  shopPagePath,
  themedPage,
} from './paths.ts'
import { staffRoutes } from './staff/routes.ts'

const pageModules: Readonly<Record<PageId, string>> = {
  home: 'public/home/home.tsx',
  menu: 'public/menu/menu.tsx',
  set: 'public/set/set.tsx',
  'menu-gift': 'public/gifts/gift.tsx',
  'menu-filter': 'public/menu-filter/menu-filter.tsx',
  order: 'public/order-status/order-status.tsx',
  practice: 'public/practice/practice.tsx',
  'find-order': 'public/find-order/find-order.tsx',
  'party-food': 'public/landing/party/party.tsx',
  'christmas-party': 'public/landing/christmas/christmas.tsx',
  'birthday-party': 'public/landing/birthday/birthday.tsx',
  'junk-catering': 'public/landing/boat/boat.tsx',
  'wedding-catering': 'public/landing/wedding/wedding.tsx',
  halloween: 'public/landing/halloween/halloween.tsx',
  'chinese-catering': 'public/landing/chinese/chinese.tsx',
  'western-catering': 'public/landing/western/western.tsx',
  'thai-catering': 'public/landing/thai/thai.tsx',
  'vegetarian-catering': 'public/landing/vegetarian/vegetarian.tsx',
  bento: 'public/landing/bento/bento.tsx',
  'snack-catering': 'public/landing/snacks/snacks.tsx',
  'central-and-western': 'public/district/district.tsx',
  eastern: 'public/district/district.tsx',
  'wan-chai': 'public/district/district.tsx',
  'kwun-tong': 'public/district/district.tsx',
  'sham-shui-po': 'public/district/district.tsx',
  'yau-tsim-mong': 'public/district/district.tsx',
  'kwai-tsing': 'public/district/district.tsx',
  'sai-kung': 'public/district/district.tsx',
  'sha-tin': 'public/district/district.tsx',
  'tsuen-wan': 'public/district/district.tsx',
  'tuen-mun': 'public/district/district.tsx',
  'yuen-long': 'public/district/district.tsx',
  'north-point': 'public/district/district.tsx',
  'causeway-bay': 'public/district/district.tsx',
  'tsim-sha-tsui': 'public/district/district.tsx',
  'kwai-chung': 'public/district/district.tsx',
  gift: 'public/gifts/gifts.tsx',
  client: 'public/client/client.tsx',
  contact: 'public/contact/contact.tsx',
  terms: 'public/terms/terms.tsx',
  privacy: 'public/privacy/privacy.tsx',
  enquiry: 'public/enquiry/enquiry.tsx',
  corporate: 'public/corporate/corporate.tsx',
  caterers: 'public/caterers/caterers.tsx',
  notFound: 'public/not-found/not-found.tsx',
  offline: 'public/offline/offline.tsx',
}

const fragments = {
  set: 'public/set-dialog/fragment.tsx',
  gift: 'public/gifts/dialog-fragment.tsx',
  'how-much-food': 'public/how-much-food/fragment.tsx',
} satisfies Record<FragmentId, string>

const pageRoute = (page: PageId, lang: Lang) =>
  route(pagePath(page, lang), pageModules[page], {
    id: `${isPrivatePage(page) ? 'private' : 'shared'}/${lang}/${page}`,
  })

const fragmentRoute = (fragment: FragmentId, lang: Lang) =>
  route(fragmentPath(fragment, lang), fragments[fragment], { id: `shared/${lang}/fragment-${fragment}` })

export default [
  layout(
    'public/layout/layout.tsx',
    langs.flatMap((lang) => [
      ...pageIds.map((page) => pageRoute(page, lang)),
      route(shopPagePath(':page', lang), 'public/landing/themed.tsx', { id: `shared/${lang}/${themedPage}` }),
    ]),
  ),
  ...staffRoutes,
  ...langs.flatMap((lang) =>
    (Object.keys(fragments) as FragmentId[]).map((fragment) => fragmentRoute(fragment, lang)),
  ),
] satisfies RouteConfig
