/** Runs the built pages: finds the route of an address and renders it to a response. */
import {
  createRequestHandler,
  isRouteErrorResponse,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from 'react-router'
import type { SiteApi } from '#server/site/site-api.ts'
import type { PageBuild, PageSource } from './page-build.ts'
import type { RouteMatch } from './page-policy.ts'

export interface Renderer {
  /** The route an address belongs to. */
  routeOf(pathname: string): RouteMatch | undefined
  /**
   * Renders an address as an anonymous visitor gets it: no header of the request can change a page. Throws what a
   * page threw, except while developing, when the answer tells it.
   */
  render(address: string): Promise<Response>
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
  const { apiContext, inlineScripts } = build.entry.module
  const table = routeTable(build)
  return {
    routeOf(pathname) {
      const match = isReadable(pathname) ? matchRoutes(table, pathname)?.at(-1) : undefined
      const { id, path } = match?.route ?? {}
      if (!match || id === undefined || path === undefined) return undefined
      return { id, path, params: match.params }
    },
    async render(address) {
      const context = new RouterContextProvider()
      context.set(apiContext, api)
      const response = await handle(new Request(new URL(address, api.config.siteUrl)), context)
      if (failures.has(context)) throw failures.get(context)
      return response
    },
    inlineScripts: async () => inlineScripts(await api.settings()),
  }
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
