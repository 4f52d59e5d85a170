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
import { askAbout, cateringIn, goodFor } from '#content/pages/districts/district-page.ts'
import { districts, isPlace } from '#content/pages/districts/districts.ts'
import { ways } from '#content/pages/districts/ways.ts'
import { chatLink } from '#domain/shop/chat-message.ts'
import { otherLang } from '#domain/text.ts'
import { enamels } from './enamel.ts'
import { DistrictHead } from './head.tsx'
import { DistrictNeighbours } from './neighbours.tsx'
import { DistrictSets } from './sets.tsx'
import { DistrictStory } from './story.tsx'
import {
  breadcrumbOf,
  districtAt,
  districtFigures,
  districtOf,
  exceptionsOf,
  feesOf,
  freeDeliveryIn,
  nearby,
  otherDistricts,
  pictureOf,
  setsFor,
} from './view.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url)
  const lang = langOf(pathname)
  const page = districtAt(pageAt(inLanguage(pathname, 'zh')))
  if (!page) throw new Response(null, { status: 404 })
  const api = context.get(apiContext)
  const { sets, pictures } = await api.catalogue()
  const { siteUrl } = api.config
  const { name: shopName, chatNumber } = await api.shop()
  const words = districts[page]
  const settings = await api.settings()
  const figures = districtFigures(page, settings)
  const name = pageNames[page]
  const open = (await api.openPages()).map(({ id }) => id)
  const crumbs = breadcrumbOf(page, { open, lang })
  const questions = words.questions(figures)
  const other = otherLang(lang)
  return {
    meta: {
      lang,
      siteUrl,
      shopName,
      path: pagePath(page, lang),
      title: words.title[lang],
      description: words.description(figures)[lang],
      keywords: words.keywords[lang],
      crumbs,
      here: name[lang],
      jsonLd: [questionsJsonLd(questions, lang)],
    },
    head: {
      page,
      district: districtOf(page),
      crumbs,
      name: name[lang],
      otherName: { lang: other, words: name[other] },
      heading: cateringIn(name)[lang],
      lead: words.lead(figures)[lang],
      fee: figures.fee,
      free: freeDeliveryIn(page, figures),
      leadDays: figures.leadDays,
      exceptions: exceptionsOf(figures, lang),
      way: ways[page]?.[lang] ?? null,
    },
    chatHref: chatLink(chatNumber, chatGreeting(cateringIn(name), lang)),
    story: {
      heading: words.story.heading[lang],
      paragraphs: words.story.paragraphs(figures).map((paragraph) => paragraph[lang]),
      tile: pictures.get(pictureOf(page)) ?? null,
      isPlace: isPlace(page),
      nearby: nearby(page, { open, lang }),
      fees: feesOf(page, figures, lang),
    },
    sets: { heading: goodFor(name)[lang], lead: words.sets.lead[lang], cards: setsFor(page, sets, lang) },
    questions: { heading: askAbout(name)[lang], items: questions },
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
      <Questions title={questions.heading} items={questions.items} />
      <DistrictNeighbours {...neighbours} />
    </div>
  )
}
