import { renderToReadableStream } from 'react-dom/server.browser'
import { type EntryContext, ServerRouter } from 'react-router'

export { apiContext } from './api.server.ts'

/** Pages are rendered whole: they are served many times from memory, so nothing is gained by streaming. */
export default async function renderPage(request: Request, status: number, headers: Headers, context: EntryContext) {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />)
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers })
}
