/** A build of test pages in the compiler's format. */
import { createContext, type ServerBuild } from 'react-router'
import type { AccountsApi } from '#server/accounts/staff.ts'
import type { Session } from '#server/page-data/session.ts'
import type { SiteApi } from '#server/page-data/site-api.ts'
import type { StaffApi } from '#server/page-data/staff/staff-api.ts'
import type { PageBuild, PageSource } from '#server/pages/page-build.ts'

const accountsContext = createContext<AccountsApi>()
const apiContext = createContext<SiteApi>()
const sessionContext = createContext<Session | null>(null)
const clientContext = createContext<string>('unknown')
const nonceContext = createContext<string | undefined>(undefined)
const staffApiContext = createContext<StaffApi>()
const visitorsScriptContext = createContext<string>()

export const inlineScript = 'hello()'

/** Throws or returns a Response like a real loader. */
export type TestPage = (api: SiteApi, url: URL) => Promise<string | Response> | string | Response

export interface TestRoute {
  readonly id: string
  readonly page: TestPage
  readonly action?: (form: FormData, session: Session | null) => Response | Promise<Response>
}

/** @param pages such as `{ '/menu/': { id: 'shared/zh/menu', page: () => '<p>…</p>' } }` */
export function pageSource(pages: Readonly<Record<string, TestRoute>>): PageSource {
  const routes: ServerBuild['routes'] = Object.fromEntries(
    Object.entries(pages).map(([path, { id, page, action }]) => [
      id,
      {
        id,
        path,
        module: {
          default: () => null,
          loader: async ({ context, request }) => page(context.get(apiContext), new URL(request.url)),
          ...(action && {
            action: async ({ context, request }) =>
              action(await request.formData(), context.get(sessionContext)),
          }),
        },
      } satisfies ServerBuild['routes'][string],
    ]),
  )
  const build: PageBuild = {
    entry: {
      module: {
        accountsContext,
        apiContext,
        sessionContext,
        clientContext,
        nonceContext,
        staffApiContext,
        visitorsScriptContext,
        inlineScripts: () => [inlineScript],
        default: (_request, status, headers, { staticHandlerContext }) => {
          const [body] = Object.values(staticHandlerContext.loaderData)
          const html = `<html><head><link rel="stylesheet" href="/assets/page.css"/></head><body>${body}</body></html>`
          return new Response(html, { status, headers })
        },
      },
    },
    routes,
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }
  return {
    mode: 'production',
    clientDir: null,
    visitorsScript: '/assets/visitors.js',
    load: async () => build,
    styleSheet: async (address) => (address === '/assets/page.css' ? 'body { margin: 0 }' : null),
  }
}
