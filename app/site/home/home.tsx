/** The home page: the laid table with its menu card, highlights and the six ways to eat (spec section 2). */
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { langOf, pagePath } from '#app/paths.ts'
import { catererJsonLd } from '#app/site/seo/caterer-json-ld.ts'
import { pageMeta } from '#app/site/seo/page-meta.ts'
import { questionsJsonLd } from '#app/site/seo/questions-json-ld.ts'
import { JsonScript } from '#app/ui/json-script.tsx'
import { useText } from '#app/ui/lang.tsx'
import { chatGreeting } from '#content/greetings.ts'
import { highlights, home } from '#content/pages/home.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { chatLink } from '#domain/chat-message.ts'
import { bannerViews, hasCode, popupOf } from './banner-view.ts'
import { HomeCategories } from './categories.tsx'
import { HomeHero } from './hero.tsx'
import css from './home.module.css'
import { categoryCardViews, lowestAHead } from './home-view.ts'
import { Popup } from './popup.tsx'
import { HomeSections } from './sections.tsx'
import { homeSectionsView } from './sections-view.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const lang = langOf(new URL(request.url).pathname)
  const catalogue = await api.catalogue()
  const { banners, categories, sets } = catalogue
  const settings = await api.settings()
  const { clients } = await api.clients()
  const { siteUrl, shopUrl, chatNumber, hotline } = api.config
  const today = todayInHongKong(api.now())
  const popup = popupOf(banners, today, lang)
  const chatHref = chatLink(chatNumber, chatGreeting(null, lang))
  return {
    lang,
    siteUrl,
    shopUrl: shopUrl[lang],
    chatHref,
    slides: bannerViews(banners, 'MAIN_BANNER', today, lang),
    aHead: lowestAHead(sets),
    categories: categoryCardViews(categories, sets, lang),
    below: homeSectionsView({ catalogue, settings, clients, hotline, chatHref, today }, lang),
    popup: popup && { banner: popup, hasCode: hasCode(popup, settings) },
    caterer: catererJsonLd({ config: api.config, settings, sets }, lang),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { lang, siteUrl, caterer } = loaderData
  return pageMeta({
    lang,
    siteUrl,
    path: pagePath('home', lang),
    title: home.title[lang],
    description: home.description[lang],
    keywords: home.keywords[lang],
    jsonLd: [caterer],
  })
}

export default function Home() {
  const { lang, slides, aHead, shopUrl, chatHref, categories, below, popup } = useLoaderData<typeof loader>()
  return (
    <>
      <HomeHero slides={slides} aHead={aHead} shopUrl={shopUrl} chatHref={chatHref} />
      <Highlights />
      <HomeCategories cards={categories} />
      <HomeSections {...below} />
      {popup && <Popup {...popup} chatHref={chatHref} />}
      <JsonScript
        isLinkedData
        value={questionsJsonLd(
          below.faqs.flatMap(({ items }) => items),
          lang,
        )}
      />
    </>
  )
}

function Highlights() {
  const text = useText()
  return (
    <section className={css.facts} aria-label={text(home.facts)}>
      <ul className="wrap">
        {highlights.map(({ figure, unit, line }) => (
          <li key={figure}>
            <p className={css.figure}>
              <span className="num">{figure}</span> {text(unit)}
            </p>
            <p>{text(line)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
