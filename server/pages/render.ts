/** Runs the built pages: finds the route of an address and renders it to a response. */
import {
  createRequestHandler,
  isRouteErrorResponse,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from 'react-router'
import type { Session } from '#server/site/session.ts'
import type { SiteApi } from '#server/site/site-api.ts'
import type { PageBuild, PageSource } from './page-build.ts'
import type { RouteMatch } from './page-policy.ts'

/** A request as the loaders and actions of private pages see it. */
export interface Visit extends Pick<Request, 'method' | 'headers' | 'body'> {
  readonly session: Session | null
}

export interface Renderer {
  /** The route an address belongs to. */
  routeOf(pathname: string): RouteMatch | undefined
  /**
   * Renders an address. Without a visit as an anonymous visitor gets it: no header of a request can change the page.
   * Throws what a page threw, except while developing, when the response tells it.
   */
  render(address: string, visit?: Visit): Promise<Response>
  /** The inline scripts of the pages as they are rendered now. */
  inlineScripts(): Promise<readonly string[]>
}

/** Gives the renderer of the current build; made anew only when the build is another one. */
export function createRenderer(source: PageSource, api: SiteApi): () => Promise<Renderer> {
  let current: { build: PageBuild; renderer: Renderer } | undefined
  return async () => {
    const build = await source.load()
    if (current?.build !== build) current = { build, renderer: rendererOf(build, source.mode, api) }
    return current.renderer
  }
}

function rendererOf(build: PageBuild, mode: PageSource['mode'], api: SiteApi): Renderer {
  const { default: render } = build.entry.module
  const failures = new WeakMap<object, unknown>()
  const handleError = (error: unknown, { context }: { context: object }) => {
    // A page that says there is nothing at an address has not failed.
    if (!isRouteErrorResponse(error) || error.status >= 500) failures.set(context, error)
  }
  // Where there is nothing its status says so: a page about it would be rendered only to be thrown away.
  const renderFound: typeof render = (request, status, headers, context, ...rest) =>
    status === 404 && context.staticHandlerContext.errors
      ? new Response(null, { status, headers })
      : render(request, status, headers, context, ...rest)
  const entry = {
    ...build.entry,
    module: { ...build.entry.module, default: renderFound, ...(mode === 'production' && { handleError }) },
  }
  const handle = createRequestHandler({ ...build, entry }, mode)
  const { apiContext, sessionContext, inlineScripts } = build.entry.module
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
      const response = await handle(
        new Request(new URL(address, api.config.siteUrl), visit && asSent(visit)),
        context,
      )
      if (failures.has(context)) throw failures.get(context)
      return response
    },
    inlineScripts: async () => inlineScripts(await api.settings()),
  }
}

function asSent({ method, headers, body }: Visit): RequestInit {
  const passed = new Headers(headers)
  // The origin has been compared with where the request arrived; the router would compare it with SITE_URL.
  passed.delete('origin')
  return { method, headers: passed, body, ...(body && { duplex: 'half' }) }
}

/** The router says in the log when it can't decode an address; here that is no news. */
function isReadable(pathname: string): boolean {
  try {
    // The value is used: a bundler leaves out a call for nothing.
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}

/** The leaves of the build's routes; its layouts add nothing to an address. */
function routeTable(build: PageBuild): RouteObject[] {
  return Object.values(build.routes).flatMap((route) =>
    route?.path === undefined ? [] : [{ id: route.id, path: fullPath(build, route.id) }],
  )
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
