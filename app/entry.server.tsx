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

/** Pages in this layout do not load the router. */
const siteLayout = 'public/layout/layout'

/** Renders complete pages: most are served from memory, so streaming has no benefit. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  const nonce = loadContext.get(nonceContext)
  const nonceOption = nonce === undefined ? {} : { nonce }
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={context} url={request.url} {...nonceOption} />,
      { ...nonceOption, onAllReady: () => resolve(text(pipe(new PassThrough()))), onShellError: reject },
    )
  })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const isOfSite = context.staticHandlerContext.matches.some(({ route }) => route.id === siteLayout)
  const extraScripts = isOfSite ? scripts(loadContext.get(visitorsScriptContext)) : ''
  return new Response(html.replace('</body>', `${extraScripts}</body>`), {
    status,
    headers,
  })
}

/** Low priority lets pictures and fonts load first. */
function scripts(address: string): string {
  const script = `<script type="module" src="${address}" fetchpriority="low"></script>`
  if (!import.meta.env.DEV) return script
  // Replaces the router's scripts for hot reload.
  return `<script type="module" src="/@vite/client"></script><script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime"></script>${script}`
}
