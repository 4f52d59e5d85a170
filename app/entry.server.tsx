import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server.node'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import type { Lang } from '#domain/text.ts'
import { nonceContext } from './api.server.ts'
import { langOf } from './paths.ts'

export {
  accountsContext,
  apiContext,
  clientContext,
  nonceContext,
  sessionContext,
  staffApiContext,
} from './api.server.ts'
export { inlineScripts } from './inline-scripts.ts'

/** Pages in this layout load the small script of the site instead of the router's. */
const siteLayout = 'site/layout/layout'
/** Pages below this route go on in the browser; its module starts the router there. */
const staffDocument = 'staff/document'

/**
 * Renders pages whole: they are served many times from memory, so streaming has no benefit. Pages of the site do not
 * start the router in the browser; their script is added here.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  const nonce = loadContext.get(nonceContext)
  const carried = nonce === undefined ? {} : { nonce }
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={startedByStaff(context)} url={request.url} {...carried} />,
      { ...carried, onAllReady: () => resolve(text(pipe(new PassThrough()))), onShellError: reject },
    )
  })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const isOfSite = context.staticHandlerContext.matches.some(({ route }) => route.id === siteLayout)
  const added = isOfSite ? scripts(context.manifest.entry.module, langOf(new URL(request.url).pathname)) : ''
  return new Response(html.replace('</body>', `${added}</body>`), {
    status,
    headers,
  })
}

/**
 * The context of a staff page, whose first script is the module that starts the router there, not the small script of
 * the site; any other context is returned as it is.
 */
function startedByStaff(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const start = manifest.routes[staffDocument]?.module
  const isOfStaff = staticHandlerContext.matches.some(({ route }) => route.id === staffDocument)
  if (!isOfStaff || !start) return context
  return { ...context, manifest: { ...manifest, entry: { module: start, imports: [] } } }
}

/** A module script runs after the document is parsed; low priority lets pictures and fonts load first. */
function scripts(entry: string, lang: Lang): string {
  // The build has it once for each language, with its words alone (scripts/bundling/words-apart.ts).
  const address = import.meta.env.DEV ? entry : entry.replace('/assets/', `/assets/${lang}/`)
  const script = `<script type="module" src="${address}" fetchpriority="low"></script>`
  if (!import.meta.env.DEV) return script
  // Normally the router's own scripts provide these: hot reload, and React's refresh runtime for the islands.
  return `<script type="module" src="/@vite/client"></script><script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime"></script>${script}`
}
