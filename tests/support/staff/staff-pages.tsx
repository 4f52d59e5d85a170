/** Needs neither build nor browser. */
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import { apiContext, sessionContext, staffApiContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import * as calendar from '#app/staff/day/calendar/calendar.tsx'
import * as kitchen from '#app/staff/day/kitchen/kitchen.tsx'
import * as sheets from '#app/staff/day/runs/sheets.tsx'
import * as order from '#app/staff/orders/detail/order.tsx'
import * as proofs from '#app/staff/orders/detail/proofs.tsx'
import * as edit from '#app/staff/orders/edit/edit.tsx'
import * as orders from '#app/staff/orders/list/orders.tsx'
import * as newOrder from '#app/staff/orders/new/new-order.tsx'
import * as manyPictures from '#app/staff/shop/pictures/many/many-pictures.tsx'
import { LangProvider } from '#app/ui/lang.tsx'
import { demoShopDetails } from '#content/shop-details.ts'
import type { Role } from '#domain/staff/permissions.ts'
import type { Lang } from '#domain/text.ts'
import type { SiteApi } from '#server/page-data/site-api.ts'
import type { StaffApi } from '#server/page-data/staff/staff-api.ts'
import { testConfig } from '#tests/support/site/http-site.ts'
import { withoutBreaks } from '#tests/support/site/without-breaks.ts'
import { testNow } from '#tests/support/store/store.ts'
import { staffSession } from './staff-session.ts'

export interface StaffVisit {
  readonly path: string
  readonly role?: Role
  readonly lang?: Lang
  readonly post?: Readonly<Record<string, string>> | [string, string][]
}

const routes = [
  {
    path: staffPath('calendar'),
    loader: calendar.loader,
    action: calendar.action,
    Component: calendar.default,
  },
  { path: staffPath('kitchen'), loader: kitchen.loader, action: kitchen.action, Component: kitchen.default },
  { path: staffPath('orders'), loader: orders.loader, action: orders.action, Component: orders.default },
  {
    path: staffPath('newOrder'),
    loader: newOrder.loader,
    action: newOrder.action,
    Component: newOrder.default,
  },
  { path: staffPath('manyPictures'), loader: manyPictures.loader, Component: manyPictures.default },
  { path: staffPath('editOrder'), loader: edit.loader, action: edit.action, Component: edit.default },
  { path: staffPath('orderProofs'), loader: proofs.loader, Component: proofs.default },
  { path: staffPath('runs'), loader: sheets.loader, action: sheets.action, Component: sheets.default },
  { path: staffPath('order'), loader: order.loader, action: order.action, Component: order.default },
]

/** Resolves to HTML, or `to: ` and the redirect target. */
export function staffPages(api: StaffApi, now: () => Date = () => testNow) {
  const handler = createStaticHandler(routes)
  return async ({ path, role = 'office', lang = 'zh', post }: StaffVisit): Promise<string> => {
    const requestContext = new RouterContextProvider()
    requestContext.set(staffApiContext, api)
    // The back office uses no more of the public API.
    const shopReader = { config: testConfig, shop: async () => demoShopDetails, now }
    requestContext.set(apiContext, shopReader as unknown as SiteApi)
    requestContext.set(sessionContext, staffSession('amy', role, lang))
    const request = new Request(
      new URL(path, testConfig.siteUrl),
      post && { method: 'POST', body: new URLSearchParams(post) },
    )
    const context = await handler.query(request, { requestContext })
    if (context instanceof Response) return `to: ${context.headers.get('location')}`
    if (context.errors) throw Object.values(context.errors)[0]
    const router = createStaticRouter(handler.dataRoutes, context)
    return withoutBreaks(
      renderToString(
        <LangProvider lang={lang}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </LangProvider>,
      ),
    )
  }
}
