/** Pages of parties and of cuisines: one layout, each with its own colours (spec section 2). */
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { inLanguage, langOf, pageAt, pagePath } from '#app/paths.ts'
import { CtaBand } from '#app/site/sections/cta-band.tsx'
import { Questions } from '#app/site/sections/questions.tsx'
import { pageMeta } from '#app/site/seo/page-meta.ts'
import { questionsJsonLd } from '#app/site/seo/questions-json-ld.ts'
import { controls } from '#content/controls.ts'
import { chatGreeting } from '#content/greetings.ts'
import { servedIn } from '#content/pages/landing/landing-page.ts'
import { chatLink } from '#domain/chat-message.ts'
import { LandingBanner } from './banner.tsx'
import { LandingBlocks } from './blocks.tsx'
import { landingBlocks } from './blocks-view.ts'
import { landingFigures } from './figures.ts'
import { landingAt } from './landings.ts'
import { LandingMenu } from './menu.tsx'
import { LandingPosters } from './posters.tsx'
import { landingPosters } from './posters-view.ts'
import { LandingStory } from './story.tsx'
import { landingMenu } from './view.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url)
  const lang = langOf(pathname)
  const known = pageAt(inLanguage(pathname, 'zh'))
  const found = known && landingAt(known)
  if (!found) throw new Response(null, { status: 404 })
  const { page, landing } = found

  const api = context.get(apiContext)
  const { categories, sets, pictures } = await api.catalogue()
  const figures = landingFigures(await api.settings(), sets)
  const { siteUrl, shopUrl, chatNumber } = api.config
  const { name, look, lead, menu, story, questions } = landing
  const season = categories.find(({ id }) => id === menu.categoryId)?.season
  const items = questions.items(figures)
  return {
    meta: {
      lang,
      siteUrl,
      path: pagePath(page, lang),
      title: landing.title[lang],
      description: landing.description(figures)[lang],
      keywords: landing.keywords[lang],
      trail: [{ name: controls.home[lang], href: pagePath('home', lang) }],
      here: name[lang],
      jsonLd: [questionsJsonLd(items, lang)],
    },
    banner: {
      page,
      name: name[lang],
      lead: lead[lang],
      look,
      picture: pictures.get(look.picture) ?? null,
      button: {
        words: menu.go[lang],
        href: pagePath('menu', lang) + (menu.anchor ? `#${menu.anchor}` : ''),
      },
      season: season ? servedIn(season)[lang] : null,
    },
    story: {
      heading: story.heading[lang],
      paragraphs: story.paragraphs(figures).map((paragraph) => paragraph[lang]),
    },
    menu: { heading: menu.heading[lang], ...landingMenu(landing, sets, lang) },
    posters: landingPosters(landing, figures, pictures, lang),
    blocks: landingBlocks(landing, { figures, pictures, lang }),
    questions: { heading: questions.heading[lang], items },
    shopUrl,
    chatHref: chatLink(chatNumber, chatGreeting(name, lang)),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.meta) : []

export default function Landing() {
  const { banner, story, menu, posters, blocks, questions, shopUrl, chatHref } =
    useLoaderData<typeof loader>()
  return (
    <>
      <LandingBanner {...banner} />
      <LandingStory {...story} set={menu.story} />
      <LandingMenu heading={menu.heading} menu={menu} />
      {posters && <LandingPosters posters={posters} />}
      {blocks && <LandingBlocks blocks={blocks} chatHref={chatHref} />}
      <Questions title={questions.heading} items={questions.items} />
      <CtaBand shopUrl={shopUrl} chatHref={chatHref} />
    </>
  )
}
