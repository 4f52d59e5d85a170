import { Links, Meta, Outlet, useLocation } from 'react-router'
import { langOf } from './paths.ts'

export default function Root() {
  const lang = langOf(useLocation().pathname)
  return (
    <html lang={lang === 'zh' ? 'zh-HK' : 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
      </body>
    </html>
  )
}
