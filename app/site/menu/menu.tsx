/** The menu: every set and gift by category, with their dialogs (spec section 2). */
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { langOf, pagePath } from '#app/paths.ts'
import { menuJsonLd } from '#app/site/seo/menu-json-ld.ts'
import { pageMeta } from '#app/site/seo/page-meta.ts'
import { Island } from '#app/ui/islands/island.tsx'
import { useLang } from '#app/ui/lang.tsx'
import { exceptNeverFree } from '#content/delivery.ts'
import { pageGreeting } from '#content/greetings.ts'
import { pageNames } from '#content/layout.ts'
import {
  freeDeliveryFact,
  leadFact,
  menuDescription,
  menuLead,
  menuPage,
  shortNames,
} from '#content/pages/menu.ts'
import { chatLink } from '#domain/chat-message.ts'
import { type Figures, figuresOf } from '#domain/figures.ts'
import type { Lang } from '#domain/text.ts'
import { MenuGifts } from './gifts.tsx'
import { type FactView, MenuHead } from './head.tsx'
import css from './menu.module.css'
import { giftPanel, menuPanels, setsFrom } from './menu-view.ts'
import { NothingOnSale } from './nothing-on-sale.tsx'
import { MenuPanel } from './panel.tsx'
import { MenuTabs } from './tabs.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const lang = langOf(new URL(request.url).pathname)
  const { categories, sets, gifts } = await api.catalogue()
  const figures = figuresOf(await api.settings())
  const shop = await api.shop()
  const panels = menuPanels(categories, sets, lang)
  const count = sets.filter(({ published }) => published).length
  return {
    meta: {
      lang,
      siteUrl: api.config.siteUrl,
      shopName: shop.name,
      path: pagePath('menu', lang),
      title: menuPage.title[lang],
      description: (count > 0 ? menuDescription(count, setsFrom(sets)) : menuPage.nothing)[lang],
      keywords: menuPage.keywords[lang],
      trail: [{ name: shop.name[lang], href: pagePath('home', lang) }],
      here: menuPage.heading[lang],
      jsonLd: [menuJsonLd({ categories, sets }, { lang, siteUrl: api.config.siteUrl, shopName: shop.name })],
    },
    lead: menuLead(figures)[lang],
    facts: menuFacts(figures, lang),
    panels,
    gifts: giftPanel(categories, gifts, lang),
    chatHref: chatLink(shop.chatNumber, pageGreeting(pageNames.menu, lang)),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.meta) : []

export default function Menu() {
  const { lead, facts, panels, gifts, chatHref } = useLoaderData<typeof loader>()
  const lang = useLang()
  const tabs = [...panels, ...(gifts ? [gifts] : [])]
  return (
    <>
      <MenuHead lead={lead} facts={facts} />
      <div className={css.menu}>
        {tabs.length === 0 ? (
          <NothingOnSale chatHref={chatHref} />
        ) : (
          <Island name="tabs">
            <MenuTabs
              tabs={tabs.map(({ id, name, cards }) => ({
                id,
                name: shortNames[id]?.[lang] ?? name,
                count: cards.length,
              }))}
            />
          </Island>
        )}
        {panels.map((panel, index) => (
          <MenuPanel key={panel.id} panel={panel} isFirst={index === 0} chatHref={chatHref} />
        ))}
        {gifts && <MenuGifts panel={gifts} />}
      </div>
    </>
  )
}

function menuFacts(figures: Figures, lang: Lang): readonly FactView[] {
  return [
    {
      icon: 'truck',
      title: freeDeliveryFact(figures.freeDeliveryFrom)[lang],
      more: exceptNeverFree(figures)[lang],
    },
    { icon: 'clock', title: leadFact(figures.leadDays)[lang], more: menuPage.leadFactMore[lang] },
    { icon: 'leaf', title: menuPage.dietFact[lang], more: menuPage.dietFactMore[lang] },
  ]
}
