/** Fragments are cached like pages. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.browser'
import { LangProvider } from '#app/ui/lang.tsx'
import type { Lang } from '#domain/text.ts'

/** Not indexed, because the same texts have a page. */
export function fragment(lang: Lang, children: ReactNode): Response {
  const html = renderToStaticMarkup(<LangProvider lang={lang}>{children}</LangProvider>)
  return new Response(`<meta name="robots" content="noindex">${html}`, {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}

export function notInCatalogue(): Response {
  return new Response(null, { status: 404 })
}
