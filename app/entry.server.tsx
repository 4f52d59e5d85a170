import { renderToReadableStream } from 'react-dom/server.browser'
import { type EntryContext, ServerRouter } from 'react-router'

export { apiContext } from './api.server.ts'
export { inlineScripts } from './inline-scripts.ts'

/**
 * Pages are rendered whole: they are served many times from memory, so nothing is gained by streaming.
 * The router is not started in the browser; the one script of the page is added here.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />)
  await stream.allReady
  const html = await new Response(stream).text()
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html.replace('</body>', `${scripts(context.manifest.entry.module)}</body>`), {
    status,
    headers,
  })
}

/** A module script waits for the document; low priority lets pictures and fonts go first. */
function scripts(entry: string): string {
  const script = `<script type="module" src="${entry}" fetchpriority="low"></script>`
  if (!import.meta.env.DEV) return script
  // Usually the router's own scripts bring these: hot reload, and React's refresh runtime for the islands.
  return `<script type="module" src="/@vite/client"></script><script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime"></script>${script}`
}
