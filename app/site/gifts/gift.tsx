/** One gift as a page of its own: what its card leads to without script, and what can be shared. */
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { giftPath, langOf, pagePath } from '#app/paths.ts'
import { pageMeta } from '#app/site/seo/page-meta.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { useLang } from '#app/ui/lang.tsx'
import { controls } from '#content/controls.ts'
import { giftTitle, menuPage } from '#content/pages/menu.ts'
import type { Lang } from '#domain/text.ts'
import css from './gift.module.css'
import { findGift, giftView } from './gift-view.ts'
import { GiftPanel } from './panel.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const url = new URL(request.url)
  const lang = langOf(url.pathname)
  const gift = findGift((await api.catalogue()).gifts, url.searchParams.get('name'))
  if (!gift) throw new Response(null, { status: 404 })
  const shop = await api.shop()
  const view = giftView(gift, { lang, shop })
  return {
    meta: {
      lang,
      siteUrl: api.config.siteUrl,
      shopName: shop.name,
      path: giftPath(gift.slug, lang),
      title: giftTitle(gift.name)[lang],
      description: view.paragraphs.join(''),
      keywords: [view.name, ...view.contents].join(','),
      trail: giftTrail(lang),
      here: view.name,
    },
    gift: view,
    chatHref: view.chatHref,
  }
}

const giftTrail = (lang: Lang) => [
  { name: controls.home[lang], href: pagePath('home', lang) },
  { name: menuPage.heading[lang], href: pagePath('menu', lang) },
  { name: menuPage.giftsCrumb[lang], href: `${pagePath('menu', lang)}#gifts` },
]

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.meta) : []

export default function MenuGift() {
  const { gift } = useLoaderData<typeof loader>()
  const lang = useLang()
  return (
    <div className={`${css.page} wrap`}>
      <Breadcrumb trail={giftTrail(lang)} here={gift.name} />
      <div className={css.card}>
        <GiftPanel gift={gift} heading={<h1>{gift.name}</h1>} below="h2" />
      </div>
    </div>
  )
}
