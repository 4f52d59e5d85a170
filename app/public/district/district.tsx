/** Serves districts and neighbourhoods (spec section 2). */
import type { CSSProperties } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { inLanguage, langOf, pageAt, pagePath } from '#app/paths.ts'
import { Questions } from '#app/public/sections/questions.tsx'
import { pageMeta } from '#app/public/seo/page-meta.ts'
import { questionsJsonLd } from '#app/public/seo/questions-json-ld.ts'
import { chatGreeting } from '#content/greetings.ts'
import { pageNames } from '#content/layout.ts'
import { districtNamed } from '#content/ordering/areas.ts'
import { districtAt, districtOf, isPlace } from '#content/pages/districts/district.ts'
import { districtFigures } from '#content/pages/districts/district-figures.ts'
import { askAbout, cateringIn, goodFor } from '#content/pages/districts/district-page.ts'
import { districtWords } from '#content/pages/districts/sentences.ts'
import { landingFigures } from '#content/pages/landing/landing-figures.ts'
import { chatLink } from '#domain/shop/chat-message.ts'
import { filledDistrict } from '#domain/shop/filled-page.ts'
import { otherLang } from '#domain/text.ts'
import { enamels } from './enamel.ts'
import { DistrictHead } from './head.tsx'
import { DistrictNeighbours } from './neighbours.tsx'
import { DistrictSets } from './sets.tsx'
import { DistrictStory } from './story.tsx'
import {
  breadcrumbOf,
  exceptionsOf,
  feesOf,
  freeDeliveryIn,
  nearby,
  otherDistricts,
  pictureOf,
  setsFor,
} from './view.ts'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url)
  const lang = langOf(pathname)
  const page = districtAt(params.page ?? pageAt(inLanguage(pathname, 'zh')))
  const api = context.get(apiContext)
  const { pages } = await api.site()
  const content = pages.find(({ id }) => id === page)?.district
  if (!page || !content) throw new Response(null, { status: 404 })
  const { sets, pictures } = await api.catalogue()
  const { siteUrl } = api.config
  const shop = await api.shop()
  const { chatNumber, area } = shop
  const kitchen = districtNamed(area)
  const settings = await api.settings()
  const figures = districtFigures(page, settings)
  const name = pageNames[page]
  const words = filledDistrict(content, name, districtWords(figures, landingFigures(settings, sets)))
  const open = (await api.openPages()).map(({ id }) => id)
  const crumbs = breadcrumbOf(page, { open, lang })
  const other = otherLang(lang)
  return {
    meta: {
      lang,
      siteUrl,
      shop,
      path: pagePath(page, lang),
      title: words.title[lang],
      description: words.description[lang],
      keywords: words.keywords[lang],
      crumbs,
      here: name[lang],
      jsonLd: words.questions.length > 0 ? [questionsJsonLd(words.questions, lang)] : [],
    },
    head: {
      page,
      district: districtOf(page),
      crumbs,
      name: name[lang],
      otherName: { lang: other, words: name[other] },
      heading: cateringIn(name)[lang],
      lead: words.lead[lang],
      fee: figures.fee,
      free: freeDeliveryIn(page, figures),
      leadDays: figures.leadDays,
      exceptions: exceptionsOf(figures, lang),
      way: words.way?.[lang] ?? null,
      kitchen: kitchen && { district: kitchen, name: area },
    },
    chatHref: chatLink(chatNumber, chatGreeting(cateringIn(name), lang)),
    story: {
      heading: words.story.heading[lang],
      paragraphs: words.story.paragraphs.map((paragraph) => paragraph[lang]),
      tile: pictures.get(pictureOf(page)) ?? null,
      isPlace: isPlace(page),
      nearby: nearby(page, { open, lang }),
      fees: feesOf(page, figures, lang),
    },
    sets: {
      heading: goodFor(name)[lang],
      lead: words.sets.lead[lang],
      cards: setsFor(words.sets.slugs, sets, lang),
    },
    questions: { heading: askAbout(name)[lang], items: words.questions },
    neighbours: otherDistricts(page, { pictures, settings, open, lang }),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.meta) : []

export default function District() {
  const { head, chatHref, story, sets, questions, neighbours } = useLoaderData<typeof loader>()
  const { ground, enamel } = enamels[head.page]
  return (
    <div style={{ '--ground': ground, '--enamel': enamel } as CSSProperties}>
      <DistrictHead {...head} chatHref={chatHref} />
      <DistrictStory {...story} />
      <DistrictSets {...sets} />
      {questions.items.length > 0 && <Questions title={questions.heading} items={questions.items} />}
      <DistrictNeighbours {...neighbours} />
    </div>
  )
}
