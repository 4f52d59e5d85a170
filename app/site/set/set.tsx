/** One set menu: what it is, its dishes to choose from, what bringing it costs (spec section 2). */
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { redirect, useLoaderData } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { langOf, pagePath, setPath } from '#app/paths.ts'
import { SetChooser } from '#app/set/chooser.tsx'
import { groupAnchor } from '#app/set/group.tsx'
import { setView } from '#app/set/view.ts'
import { pageMeta } from '#app/site/seo/page-meta.ts'
import { setJsonLd } from '#app/site/seo/set-json-ld.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Island } from '#app/ui/island.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { controls } from '#content/controls.ts'
import { chatGreeting } from '#content/greetings.ts'
import { people, setDescription, setPage } from '#content/pages/set.ts'
import { priceText } from '#content/price-display.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { chatLink } from '#domain/chat-message.ts'
import { setRefusal } from '#domain/orderable.ts'
import { findSet } from '#domain/set-lookup.ts'
import type { Lang } from '#domain/text.ts'
import { SetPageFacts, setPageFacts } from './facts.tsx'
import { feeFacts, SetFees } from './fees.tsx'
import css from './set.module.css'

const setTrail = (lang: Lang) => [
  { name: controls.home[lang], href: pagePath('home', lang) },
  { name: setPage.menu[lang], href: pagePath('menu', lang) },
]

/** The last link of the category bar, after the courses. */
const feeAnchor = 'fee'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { pathname, searchParams } = new URL(request.url)
  const lang = langOf(pathname)
  const { sets, categories } = await api.catalogue()
  const set = findSet(sets, searchParams.get('name'))
  if (!set) throw redirect(pagePath('notFound', lang))
  const [settings, lastOrderedAt] = await Promise.all([api.settings(), api.lastOrderedAt(set.id)])
  const { siteUrl, shopUrl, chatNumber } = api.config
  const category = categories.find(({ id }) => id === set.categoryId)
  const today = todayInHongKong(api.now())
  const isSoldOut = setRefusal(set, settings, today)?.code === 'dish-sold-out'
  return {
    view: setView(set, {
      lang,
      settings,
      today,
      category,
      people: set.serves.max > 1 ? people(set.serves) : null,
      shopUrl: shopUrl[lang],
    }),
    facts: setPageFacts(set, { lang, category, lastOrderedAt, now: api.now() }),
    fees: feeFacts(set, settings, lang),
    chatHref: chatLink(chatNumber, chatGreeting(set.name, lang, priceText(set))),
    meta: {
      lang,
      siteUrl,
      path: setPath(set.slug, lang),
      title: set.name[lang],
      description: setDescription(set.tagline, set.description)[lang],
      keywords: [set.name[lang], category?.name[lang], ...set.groups.map(({ name }) => name[lang])]
        .filter(Boolean)
        .join(','),
      trail: setTrail(lang),
      jsonLd: [setJsonLd(set, { lang, siteUrl, isSoldOut })],
    },
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.meta) : []

export default function SetPage() {
  const { view, facts, fees, chatHref } = useLoaderData<typeof loader>()
  const text = useText()
  const lang = useLang()
  return (
    <>
      <div className="wrap">
        <Breadcrumb trail={setTrail(lang)} here={view.name} />
      </div>
      <SetPageFacts facts={facts} chatHref={chatHref} feeHref={`#${feeAnchor}`} />
      <div className={css.tabbar}>
        <nav className={`wrap ${css.tabs}`} aria-label={text(setPage.sections)} data-section-tabs="">
          {view.groups.map(({ id, name }, index) => (
            <a
              key={id}
              className={css.tab}
              href={`#${groupAnchor(id)}`}
              aria-current={index === 0 || undefined}
            >
              {name}
            </a>
          ))}
          <a className={css.tab} href={`#${feeAnchor}`}>
            {text(setPage.fees)}
          </a>
        </nav>
      </div>
      <div className={`wrap ${css.body}`}>
        <Island name="set-page" props={view}>
          <SetChooser view={view} />
        </Island>
        <SetFees id={feeAnchor} fees={fees} />
      </div>
      <a className={css.toTop} href="#main" data-to-top="" hidden aria-label={text(setPage.toTop)}>
        <Icon name="up" />
      </a>
    </>
  )
}
