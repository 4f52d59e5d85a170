/** Fragments of a page for dialogs: HTML rendered on the server, cached like a page, fetched by a dialog's script. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.browser'
import { LangProvider } from '#app/ui/lang.tsx'
import type { Lang } from '#domain/text.ts'

/** Returns the response. It is not indexed, because the same texts have a page of their own. */
export function fragment(lang: Lang, children: ReactNode): Response {
  const html = renderToStaticMarkup(<LangProvider lang={lang}>{children}</LangProvider>)
  return new Response(`<meta name="robots" content="noindex">${html}`, {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}

/** Thrown by a loader when the catalogue has no such item. */
export function notInCatalogue(): Response {
  return new Response(null, { status: 404 })
}
