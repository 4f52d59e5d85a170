/** The specification describes this in section 2. */
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { langOf, pagePath } from '#app/paths.ts'
import { homeCrumb } from '#app/public/home-crumb.ts'
import { LandingBanner } from '#app/public/landing/banner.tsx'
import { hemPlates } from '#app/public/landing/hem-plates.ts'
import { giftsLook } from '#app/public/landing/looks.ts'
import { CtaBand } from '#app/public/sections/cta-band.tsx'
import { Questions } from '#app/public/sections/questions.tsx'
import { pageMeta } from '#app/public/seo/page-meta.ts'
import { questionsJsonLd } from '#app/public/seo/questions-json-ld.ts'
import { useText } from '#app/ui/lang.tsx'
import { chatGreeting } from '#content/greetings.ts'
import { pageNames } from '#content/layout.ts'
import {
  feesNote,
  giftDescription,
  giftPage,
  giftQuestions,
  giftSteps,
  questionsOfDemo,
} from '#content/pages/gifts.ts'
import { servesEverywhere } from '#domain/delivery/delivery-areas.ts'
import { lowestPriceText } from '#domain/menu/lowest-price.ts'
import { chatLink } from '#domain/shop/chat-message.ts'
import { figuresOf } from '#domain/shop/figures.ts'
import { GiftDelivery } from './delivery.tsx'
import { giftCards, occasionRows } from './gifts-view.ts'
import { GiftList } from './list.tsx'
import { GiftOccasions } from './occasions.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const lang = langOf(new URL(request.url).pathname)
  const { gifts, pictures: all } = await api.catalogue()
  const settings = await api.settings()
  const isNew = settings.startedEmpty
  // They show the demo's hampers.
  const pictures = isNew ? new Map() : all
  const figures = figuresOf(settings)
  const { siteUrl } = api.config
  const shop = await api.shop()
  const { shopUrl, chatNumber } = shop
  const questions = giftQuestions(figures).filter(({ id }) => !isNew || !questionsOfDemo.includes(id))
  return {
    meta: {
      lang,
      siteUrl,
      shop,
      path: pagePath('gift', lang),
      title: (isNew ? giftPage.name : giftPage.title)[lang],
      description: giftDescription(gifts.length, lowestPriceText(gifts), {
        isNew,
        reachesAll: servesEverywhere(settings),
      })[lang],
      ...(!isNew && { keywords: giftPage.keywords[lang] }),
      crumbs: [homeCrumb(lang)],
      here: pageNames.gift[lang],
      jsonLd: [questionsJsonLd(questions, lang)],
    },
    picture: pictures.get(giftsLook.picture) ?? null,
    plates: hemPlates(giftsLook.plates, pictures),
    cards: giftCards(gifts, lang),
    occasions: occasionRows(gifts, lang),
    delivery: {
      steps: (isNew ? [] : giftSteps(figures)).map(({ title, text }) => ({
        title: title[lang],
        text: text[lang],
      })),
      zones: figures.zones.map(({ id, name, fee }) => ({ id, name: name[lang], fee })),
      note: feesNote(figures)[lang],
    },
    questions,
    shopUrl: shopUrl[lang],
    chatHref: chatLink(chatNumber, chatGreeting(pageNames.gift, lang)),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.meta) : []

export default function Gift() {
  const { picture, plates, cards, occasions, delivery, questions, shopUrl, chatHref } =
    useLoaderData<typeof loader>()
  const text = useText()
  return (
    <>
      <LandingBanner
        sign="gift"
        name={text(giftPage.name)}
        lead={text(giftPage.lead)}
        look={giftsLook}
        picture={picture}
        plates={plates}
        button={{ words: text(giftPage.go), href: '#hampers' }}
        season={null}
      />
      <GiftList id="hampers" cards={cards} />
      {occasions.length > 0 && <GiftOccasions rows={occasions} />}
      <GiftDelivery {...delivery} />
      <Questions title={text(giftPage.questionsTitle)} items={questions} />
      <CtaBand shopUrl={shopUrl} chatHref={chatHref} />
    </>
  )
}
