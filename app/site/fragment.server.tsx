/** Parts of a page for dialogs: HTML rendered on the server, kept like a page, fetched by a dialog's script. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.browser'
import { LangProvider } from '#app/ui/lang.tsx'
import type { Lang } from '#domain/text.ts'

/** The answer; search engines are kept away, since the same words stand on a page of their own. */
export function fragment(lang: Lang, children: ReactNode): Response {
  const html = renderToStaticMarkup(<LangProvider lang={lang}>{children}</LangProvider>)
  return new Response(`<meta name="robots" content="noindex">${html}`, {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}

/** Thrown by a loader when the catalogue holds no such thing. */
export function notInCatalogue(): Response {
  return new Response(null, { status: 404 })
}
