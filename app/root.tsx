/** The document around every page: head, header, page, footer. It is finished on the server (decisions/0001). */
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  useLoaderData,
  useLocation,
  useMatches,
  useRouteError,
} from 'react-router'
import { layout, pageNames } from '#content/layout.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { chatGreeting, chatLink, pageGreeting } from '#domain/chat-message.ts'
import type { Lang, Text } from '#domain/text.ts'
import { apiContext } from './api.server.ts'
import { type EnquiryFacts, factsId } from './chat-forms/enquiry-facts.ts'
import figures from './fonts/barlow-cond-600-num.woff2'
import serif from './fonts/young-serif-400.woff2'
import { promoOf, promoScript } from './inline-scripts.ts'
import { inLanguage, isPrivatePath, langOf, pageAt } from './paths.ts'
import { FloatBar } from './site/layout/float-bar.tsx'
import { Footer } from './site/layout/footer.tsx'
import { Header } from './site/layout/header.tsx'
import { PromoBar } from './site/layout/promo-bar.tsx'
import css from './site/layout/skip.module.css'
import { LangProvider, langTag } from './ui/lang.tsx'
import './styles/tokens.css'
import './styles/base.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { config, settings, now } = context.get(apiContext)
  const { hotline, email, licenceNumber, facebookUrl, instagramUrl, position, shopUrl, chatNumber } = config
  const mapsKey = isPrivatePath(new URL(request.url).pathname) ? null : config.mapsKey
  const rules = await settings()
  return {
    footer: { hotline, email, licenceNumber, facebookUrl, instagramUrl, position, mapsKey },
    analyticsId: config.analyticsId,
    shopUrl,
    enquiry: {
      chatNumber,
      email,
      slots: rules.slots.map(({ from, to }) => ({ from, to })),
    } satisfies EnquiryFacts,
    promo: promoOf(rules),
    year: Number(todayInHongKong(now()).slice(0, 4)),
  }
}

export default function Root() {
  const { footer, analyticsId, shopUrl, enquiry, promo, year } = useLoaderData<typeof loader>()
  const { pathname, search } = useLocation()
  const lang = langOf(pathname)
  const chatHref = useChatHref(enquiry.chatNumber, lang)
  return (
    <html lang={langTag(lang)} data-analytics={analyticsId ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0e4b43" />
        <Meta />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="preload" href={figures} as="font" type="font/woff2" crossOrigin="" />
        {lang === 'en' && <link rel="preload" href={serif} as="font" type="font/woff2" crossOrigin="" />}
        <Links />
        {promo && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text with a quoted code
          <script dangerouslySetInnerHTML={{ __html: promoScript(promo) }} />
        )}
      </head>
      <body>
        <LangProvider lang={lang}>
          <a className={css.skip} href="#main">
            {layout.skip[lang]}
          </a>
          {promo && <PromoBar promo={promo} shopUrl={shopUrl} />}
          <Header pathname={pathname} search={search} chatHref={chatHref} shopUrl={shopUrl} />
          <main id="main">
            <Outlet />
          </main>
          <Footer config={footer} chatHref={chatHref} year={year} />
          <FloatBar hotline={footer.hotline} chatHref={chatHref} />
        </LangProvider>
        <script
          type="application/json"
          id={factsId}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped can't end the element
          dangerouslySetInnerHTML={{ __html: JSON.stringify(enquiry).replaceAll('<', '\\u003c') }}
        />
      </body>
    </html>
  )
}

/** Visitors get the server's failure page instead; developers see what was thrown. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (!import.meta.env.DEV) return null
  return <pre>{error instanceof Error ? error.stack : String(error)}</pre>
}

/** The chat greets with what is being looked at: by the page's own link where it has one, else by the page's name. */
function useChatHref(chatNumber: string, lang: Lang): string {
  const { pathname } = useLocation()
  const data = useMatches().at(-1)?.loaderData
  if (typeof data === 'object' && data !== null && 'chatHref' in data && typeof data.chatHref === 'string')
    return data.chatHref
  const names: Readonly<Record<string, Text | undefined>> = pageNames
  const page = names[pageAt(inLanguage(pathname, 'zh')) ?? '']
  return chatLink(chatNumber, page ? pageGreeting(page, lang) : chatGreeting(null, lang))
}
