import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server.node'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { nonceContext, visitorsScriptContext } from './api.server.ts'

export {
  accountsContext,
  apiContext,
  clientContext,
  nonceContext,
  sessionContext,
  staffApiContext,
  visitorsScriptContext,
} from './api.server.ts'
export { inlineScripts } from './inline-scripts.ts'

/** Pages in this layout load the small script of the site instead of the router's. */
const siteLayout = 'site/layout/layout'

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
      <ServerRouter context={context} url={request.url} {...carried} />,
      { ...carried, onAllReady: () => resolve(text(pipe(new PassThrough()))), onShellError: reject },
    )
  })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const isOfSite = context.staticHandlerContext.matches.some(({ route }) => route.id === siteLayout)
  const added = isOfSite ? scripts(loadContext.get(visitorsScriptContext)) : ''
  return new Response(html.replace('</body>', `${added}</body>`), {
    status,
    headers,
  })
}

/** A module script runs after the document is parsed; low priority lets pictures and fonts load first. */
function scripts(address: string): string {
  const script = `<script type="module" src="${address}" fetchpriority="low"></script>`
  if (!import.meta.env.DEV) return script
  // Normally the router's own scripts provide these: hot reload, and React's refresh runtime for the islands.
  return `<script type="module" src="/@vite/client"></script><script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime"></script>${script}`
}
