import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation, useMatches } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { speculationRules } from '#app/browser/speculation-rules.ts'
import { type EnquirySettings, enquirySettingsId } from '#app/chat-forms/enquiry-settings.ts'
import { promoOf, promoScript } from '#app/inline-scripts.ts'
import { inLanguage, isPrivatePath, langOf, linkPath, pageAt, pagePath } from '#app/paths.ts'
import { JsonScript } from '#app/ui/islands/json-script.tsx'
import { SkipLink } from '#app/ui/skip-link.tsx'
import { chatGreeting, pageGreeting } from '#content/greetings.ts'
import { pageNames } from '#content/layout.ts'
import { districtNamed } from '#content/ordering/areas.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { chatLink } from '#domain/shop/chat-message.ts'
import { noticeOn } from '#domain/shop/site-content.ts'
import type { Lang, Text } from '#domain/text.ts'
import { FloatBar } from './float-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { menuGroups, openLink, otherLinks } from './menu-links.ts'
import { MenusContext } from './menus.ts'
import { NoticeBar, PreviewBar } from './notice-bar.tsx'
import { PromoBar } from './promo-bar.tsx'
import { SlimFooter } from './slim-footer.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { config, shop, settings, site, catalogue, openPages, now } = api
  const { chatNumber, shopUrl, area, wayThere: __, ...shopDetails } = await shop()
  const isPrivate = isPrivatePath(new URL(request.url).pathname)
  const mapsKey = isPrivate ? null : config.mapsKey
  const rules = await settings()
  const today = todayInHongKong(now())
  const lang = langOf(new URL(request.url).pathname)
  const notice = noticeOn(today, await site())
  const { pictures } = await catalogue()
  const closedPages = await api.closedPages()
  const noticeLink = openLink(notice?.link ?? null, closedPages)
  return {
    isPreview: !isPrivate && (await api.opening()).isHidden,
    notice: notice && { text: notice.text[lang], href: noticeLink && linkPath(noticeLink, lang) },
    footer: { ...shopDetails, mapsKey, otherPermits: rules.service.statements.otherPermits },
    analyticsId: config.analyticsId,
    shopUrl: shopUrl[lang],
    enquiry: {
      chatNumber,
      email: shopDetails.email,
      slots: rules.slots.map(({ from, to }) => ({ from, to })),
      arrivalMinutes: rules.service.arrivalMinutes,
      hasWaiters: rules.service.services.includes('waiters'),
      hasEquipment: rules.service.services.includes('equipment'),
    } satisfies EnquirySettings,
    promo: promoOf(rules),
    menus: {
      groups: menuGroups(await openPages(), pictures, lang),
      others: otherLinks(closedPages, lang),
      closedPages,
      kitchen: districtNamed(area),
    },
    year: Number(today.slice(0, 4)),
  }
}

export default function Layout() {
  const { isPreview, notice, footer, analyticsId, shopUrl, enquiry, promo, menus, year } =
    useLoaderData<typeof loader>()
  const { pathname, search } = useLocation()
  const chatHref = useChatHref(enquiry.chatNumber, langOf(pathname))
  return (
    <MenusContext value={menus}>
      <SkipLink />
      {isPreview && <PreviewBar />}
      {notice && <NoticeBar {...notice} />}
      {promo && (
        <>
          {/* Before the bar, so that a closed bar is never painted. */}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text with a quoted code */}
          <script dangerouslySetInnerHTML={{ __html: promoScript(promo) }} />
          <PromoBar promo={promo} shopUrl={shopUrl} />
        </>
      )}
      <Header
        pathname={pathname}
        search={search}
        chatHref={chatHref}
        shopUrl={shopUrl}
        name={footer.name}
        hasEnglish={footer.hasEnglish}
        logo={footer.logo}
      />
      <main id="main" tabIndex={-1} data-analytics={analyticsId ?? undefined}>
        <Outlet />
      </main>
      {isPrivatePath(pathname) || pathname === pagePath('offline', langOf(pathname)) ? (
        <SlimFooter config={footer} />
      ) : (
        <Footer config={footer} chatHref={chatHref} year={year} />
      )}
      <FloatBar hotline={footer.hotline} chatHref={chatHref} />
      <JsonScript id={enquirySettingsId} value={enquiry} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules, without any input */}
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
    </MenusContext>
  )
}

/** A page's own chat link has its own greeting. */
function useChatHref(chatNumber: string, lang: Lang): string {
  const { pathname } = useLocation()
  const data = useMatches().at(-1)?.loaderData
  if (typeof data === 'object' && data !== null && 'chatHref' in data && typeof data.chatHref === 'string')
    return data.chatHref
  const names: Readonly<Record<string, Text | undefined>> = pageNames
  const page = names[pageAt(inLanguage(pathname, 'zh')) ?? '']
  return chatLink(chatNumber, page ? pageGreeting(page, lang) : chatGreeting(null, lang))
}
