import {
  createRequestHandler,
  isRouteErrorResponse,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
} from 'react-router'
import type { Brand } from '#domain/shop/brand.ts'
import type { AccountsApi } from '#server/accounts/staff.ts'
import type { Session } from '#server/page-data/session.ts'
import type { SiteApi } from '#server/page-data/site-api.ts'
import type { StaffApi } from '#server/page-data/staff/staff-api.ts'
import type { PageBuild, PageSource } from './page-build.ts'
import type { RouteMatch } from './page-policy.ts'

export interface Visit extends Pick<Request, 'method' | 'headers' | 'body'> {
  readonly session: Session | null
  readonly client: string
  /** Only staff pages have accounts. */
  readonly accounts?: AccountsApi | undefined
  readonly isStaff?: boolean
  readonly nonce?: string | undefined
}

export interface Renderer {
  routeOf(pathname: string): RouteMatch | undefined
  /** Without `visit` no request header can change the page. Throws what a page threw, except in development. */
  render(address: string, visit?: Visit): Promise<Response>
  inlineScripts(): Promise<readonly string[]>
  brand(): Promise<Brand>
}

export function createRenderer(
  source: PageSource,
  api: SiteApi,
  staffApi: StaffApi,
): () => Promise<Renderer> {
  let current: { build: PageBuild; renderer: Renderer } | undefined
  return async () => {
    const build = await source.load()
    if (current?.build !== build) current = { build, renderer: rendererOf(build, source, api, staffApi) }
    return current.renderer
  }
}

function rendererOf(build: PageBuild, source: PageSource, api: SiteApi, staffApi: StaffApi): Renderer {
  const { mode } = source
  const { default: render } = build.entry.module
  const failures = new WeakMap<object, unknown>()
  const handleError = (error: unknown, { context }: { context: object }) => {
    // A page that throws a 404 has not failed.
    if (!isRouteErrorResponse(error) || error.status >= 500) failures.set(context, error)
  }
  // The caller replaces these pages, so rendering them would waste time in a flood of guesses. Staff pages show theirs
  // inside the frame.
  const renderPage: typeof render = (request, status, headers, context, ...rest) => {
    const { staticHandlerContext } = context
    const isBare = status === 429 || (status < 500 && staticHandlerContext.errors)
    if (!isBare || showsErrors(staticHandlerContext))
      return render(request, status, headers, context, ...rest)
    const wait = Object.values(staticHandlerContext.actionHeaders).map((headers) =>
      headers.get('retry-after'),
    )
    for (const seconds of wait) if (seconds) headers.set('Retry-After', seconds)
    return new Response(null, { status, headers })
  }
  const entry = {
    ...build.entry,
    module: { ...build.entry.module, default: renderPage, ...(mode === 'production' && { handleError }) },
  }
  const handle = createRequestHandler({ ...build, entry }, mode)
  const {
    accountsContext,
    apiContext,
    clientContext,
    nonceContext,
    sessionContext,
    staffApiContext,
    visitorsScriptContext,
    inlineScripts,
  } = build.entry.module
  const table = routeTable(build)
  return {
    routeOf(pathname) {
      const match = isReadable(pathname) ? matchRoutes(table, pathname)?.at(-1) : undefined
      const { id, path } = match?.route ?? {}
      if (!match || id === undefined || path === undefined) return undefined
      return { id, path, params: match.params }
    },
    async render(address, visit) {
      const context = new RouterContextProvider()
      context.set(apiContext, api)
      context.set(sessionContext, visit?.session ?? null)
      if (visit) context.set(clientContext, visit.client)
      if (visit?.accounts) context.set(accountsContext, visit.accounts)
      context.set(nonceContext, visit?.nonce)
      context.set(visitorsScriptContext, source.visitorsScript)
      if (visit?.isStaff) context.set(staffApiContext, staffApi)
      const response = await handle(
        new Request(new URL(address, api.config.siteUrl), visit && requestInit(visit)),
        context,
      )
      if (failures.has(context)) throw failures.get(context)
      return response
    },
    brand: async () => (await api.shop()).brand,
    inlineScripts: async () => inlineScripts(await api.settings()),
  }
}

function showsErrors({ matches }: StaticHandlerContext): boolean {
  return matches.some(({ route: { id } }) => id === 'staff/inside')
}

function requestInit({ method, headers, body }: Visit): RequestInit {
  const pageHeaders = new Headers(headers)
  // The router would compare the origin with SITE_URL.
  pageHeaders.delete('origin')
  return { method, headers: pageHeaders, body, ...(body && { duplex: 'half' }) }
}

/** React Router would log a warning for each undecodable URL. */
function isReadable(pathname: string): boolean {
  try {
    // Bundlers remove calls without an effect.
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}

/** Routes that show a page, without the document and layouts. */
function routeTable(build: PageBuild): RouteObject[] {
  const routes = Object.values(build.routes).flatMap((route) => route ?? [])
  const parents = new Set(routes.map(({ parentId }) => parentId))
  return routes
    .filter(({ id }) => !parents.has(id))
    .map(({ id }) => ({ id, path: fullPath(build, id) || '/' }))
}

function fullPath(build: PageBuild, id: string): string {
  const route = build.routes[id]
  if (!route) return ''
  const parent = route.parentId ? fullPath(build, route.parentId) : ''
  return [parent, route.path ?? '']
    .filter(Boolean)
    .join('/')
    .replace(/\/{2,}/g, '/')
}
