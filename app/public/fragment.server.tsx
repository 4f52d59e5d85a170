/** HTML fragments for dialogs, cached like pages. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.browser'
import { LangProvider } from '#app/ui/lang.tsx'
import type { Lang } from '#domain/text.ts'

/** Fragments are not indexed, because their texts also have a page. */
export function fragment(lang: Lang, children: ReactNode): Response {
  const html = renderToStaticMarkup(<LangProvider lang={lang}>{children}</LangProvider>)
  return new Response(`<meta name="robots" content="noindex">${html}`, {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}

/** Thrown by a loader if the catalogue has no such item. */
export function notInCatalogue(): Response {
  return new Response(null, { status: 404 })
}
