/** The specification describes this in section 2. */
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { langOf, pagePath } from '#app/paths.ts'
import { homeCrumb } from '#app/public/home-crumb.ts'
import { LandingBanner } from '#app/public/landing/banner.tsx'
import { hemPlates } from '#app/public/landing/hem-plates.ts'
import { corporateLook } from '#app/public/landing/looks.ts'
import { CtaBand } from '#app/public/sections/cta-band.tsx'
import { Questions } from '#app/public/sections/questions.tsx'
import { breadcrumbJsonLd } from '#app/public/seo/breadcrumb-json-ld.ts'
import { pageMeta } from '#app/public/seo/page-meta.ts'
import { questionsJsonLd } from '#app/public/seo/questions-json-ld.ts'
import { useText } from '#app/ui/lang.tsx'
import { chatGreeting } from '#content/greetings.ts'
import { pageNames } from '#content/layout.ts'
import {
  corporateDescription,
  corporatePage,
  corporateStory,
  quotationSteps,
} from '#content/pages/corporate.ts'
import { soldOf } from '#domain/menu/menu-figures.ts'
import { chatLink } from '#domain/shop/chat-message.ts'
import { figuresOf } from '#domain/shop/figures.ts'
import { Customers, customersAnchor } from './customers.tsx'
import { MeetingSets } from './meeting-sets.tsx'
import { Quotation } from './quotation.tsx'
import { corporateSets, customerViews, questionsOf } from './view.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const lang = langOf(new URL(request.url).pathname)
  const { pictures: all, sets } = await api.catalogue()
  const settings = await api.settings()
  // They show the demo's food.
  const pictures = settings.startedEmpty ? new Map() : all
  const figures = { ...figuresOf(settings), methods: await api.paymentMethods() }
  const { siteUrl } = api.config
  const shop = await api.shop()
  const { shopUrl, chatNumber } = shop
  const path = pagePath('corporate', lang)
  const name = corporatePage.heading[lang]
  const meetings = corporateSets(sets, lang)
  const questions = questionsOf(figures, sets)
  return {
    meta: {
      lang,
      siteUrl,
      shop,
      path,
      title: corporatePage.title[lang],
      description: corporateDescription(meetings.from)[lang],
      keywords: corporatePage.keywords[lang],
      jsonLd: [
        breadcrumbJsonLd([homeCrumb(lang)], { name, href: path }, siteUrl),
        questionsJsonLd(questions, lang),
      ],
    },
    banner: {
      name,
      picture: pictures.get(corporateLook.picture) ?? null,
      plates: hemPlates(corporateLook.plates, pictures),
    },
    story: corporateStory(figures, soldOf(sets)).map((paragraph) => paragraph[lang]),
    customers: customerViews(pictures, lang),
    sets: meetings,
    steps: quotationSteps(figures).map(({ title, text }) => ({ title: title[lang], text: text[lang] })),
    questions,
    shopUrl: shopUrl[lang],
    chatHref: chatLink(chatNumber, chatGreeting(pageNames.corporate, lang)),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.meta) : []

export default function Corporate() {
  const { banner, story, customers, sets, steps, questions, shopUrl, chatHref } =
    useLoaderData<typeof loader>()
  const text = useText()
  return (
    <>
      <LandingBanner
        sign="corporate"
        name={banner.name}
        lead={text(corporatePage.lead)}
        look={corporateLook}
        picture={banner.picture}
        plates={banner.plates}
        button={{ words: text(corporatePage.ask), href: `#${customersAnchor}` }}
        season={null}
      />
      <MeetingSets story={story} sets={sets} />
      <Customers customers={customers} chatHref={chatHref} />
      <Quotation steps={steps} chatHref={chatHref} />
      <Questions title={text(corporatePage.questions)} items={questions} />
      <CtaBand shopUrl={shopUrl} chatHref={chatHref} />
    </>
  )
}
