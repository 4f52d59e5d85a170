/** The server sends the document complete (decisions/0001). */
import { Links, Meta, Outlet, useLocation, useRouteError, useRouteLoaderData } from 'react-router'
import { transitionsScript } from './browser/transitions.ts'
import figures from './fonts/barlow-cond-600-num.woff2'
import serif from './fonts/young-serif-400.woff2'
import { langOf } from './paths.ts'
import { LangProvider } from './ui/lang.tsx'
import './styles/tokens.css'
import './styles/base.css'
import { type Lang, langTags } from '#domain/text.ts'

export default function Root() {
  const { pathname } = useLocation()
  // Addresses of the back office are equal in both languages.
  const lang = useRouteLoaderData<{ lang: Lang }>('staff/document')?.lang ?? langOf(pathname)
  return (
    <html lang={langTags[lang]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="preload" href={figures} as="font" type="font/woff2" crossOrigin="" />
        {lang === 'en' && <link rel="preload" href={serif} as="font" type="font/woff2" crossOrigin="" />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, without any input */}
        <script dangerouslySetInnerHTML={{ __html: transitionsScript }} />
        <Links />
      </head>
      <body>
        <LangProvider lang={lang}>
          <Outlet />
        </LangProvider>
      </body>
    </html>
  )
}

/** Visitors see the server's error page instead; developers see the error. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (!import.meta.env.DEV) return null
  return <pre>{error instanceof Error ? error.stack : String(error)}</pre>
}
