/** The specification describes this in section 2. */
import type { LoaderFunctionArgs } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { langOf, pagePath, shopPagePath } from '#app/paths.ts'
import { homeCrumb } from '#app/public/home-crumb.ts'
import { questionsJsonLd } from '#app/public/seo/questions-json-ld.ts'
import { chatGreeting } from '#content/greetings.ts'
import { figureWords } from '#content/pages/landing/figure-words.ts'
import type { LandingFigures } from '#content/pages/landing/landing-figures.ts'
import { landingFigures } from '#content/pages/landing/landing-figures.ts'
import { servedIn } from '#content/pages/landing/landing-page.ts'
import type { Season } from '#domain/calendar.ts'
import type { Picture, SetMenu } from '#domain/menu/catalogue.ts'
import { chatLink } from '#domain/shop/chat-message.ts'
import { filledPage } from '#domain/shop/filled-page.ts'
import { pictureOfPage } from '#domain/shop/page-picture.ts'
import type { Settings } from '#domain/shop/settings.ts'
import { fittingPage, type PageContent } from '#domain/shop/shop-page.ts'
import type { Lang } from '#domain/text.ts'
import { hemPlates } from './hem-plates.ts'
import { landingMenu } from './view.ts'

export interface LandingContext {
  readonly landing: PageContent
  readonly sets: readonly SetMenu[]
  /** The menu is served all year if null. */
  readonly season: Season | null
  readonly settings: Settings
  readonly figures: LandingFigures
  /** Keys are files, such as dishes/turkey.svg. */
  readonly pictures: ReadonlyMap<string, Picture>
  readonly lang: Lang
}

/** @throws 404 if the shop has no such page */
export function landingLoader<Own>(page: string, viewOf: (context: LandingContext) => Own) {
  return async ({ context, request }: LoaderFunctionArgs) => {
    const lang = langOf(new URL(request.url).pathname)
    const api = context.get(apiContext)
    const { categories, sets, pictures } = await api.catalogue()
    const settings = await api.settings()
    const figures = landingFigures(settings, sets)
    const { pages } = await api.site()
    const order = pages.findIndex(({ id }) => id === page)
    const content = pages[order]?.content
    if (!content) throw new Response(null, { status: 404 })
    const landing = filledPage(fittingPage(content), figureWords(figures))
    const { siteUrl, chineseCateringUrl } = api.config
    const shop = await api.shop()
    const { shopUrl, chatNumber } = shop
    const { name, lead, menu, story, closing, questions, look } = landing
    const { items } = questions
    const picture = pictureOfPage(landing, pictures, sets)
    const landingSets = landingMenu(landing, sets, lang)
    // With one set the story would repeat the head.
    const isRepeated = landingSets.story?.picture.version === picture?.version
    const season = categories.find(({ id }) => id === menu.categoryId)?.season ?? null
    return {
      meta: {
        lang,
        siteUrl,
        shop,
        path: shopPagePath(page, lang),
        title: landing.title[lang],
        description: landing.description[lang],
        keywords: landing.keywords[lang],
        crumbs: [homeCrumb(lang)],
        here: name[lang],
        jsonLd: items.length > 0 ? [questionsJsonLd(items, lang)] : [],
        page,
      },
      banner: {
        sign: landing.sign ?? [],
        name: name[lang],
        lead: lead[lang],
        look,
        picture,
        plates: hemPlates(look.plates, pictures),
        // Chinese catering may have its own short link (spec section 7).
        button: {
          ...menuLink(landing, lang),
          ...(page === 'chinese-catering' && chineseCateringUrl && { href: chineseCateringUrl }),
        },
        season: season && servedIn(season)[lang],
      },
      story: {
        heading: story.heading[lang],
        paragraphs: story.paragraphs.map((paragraph) => paragraph[lang]),
        plate: pictures.get(look.cornerPlate) ?? null,
        pictureSide: order % 2 === 0 ? ('left' as const) : ('right' as const),
      },
      menu: { heading: menu.heading[lang], ...landingSets, ...(isRepeated && { story: null }) },
      ending: landing.ending,
      ownSection: content.hasOwnSection
        ? viewOf({ landing, sets, season, settings, figures, pictures, lang })
        : null,
      questions: { heading: questions.heading[lang], items },
      closing: closing[lang],
      shopUrl: shopUrl[lang],
      chatHref: chatLink(chatNumber, chatGreeting(name, lang)),
    }
  }
}

export function menuLink({ menu: { go, anchor } }: Pick<PageContent, 'menu'>, lang: Lang) {
  return { words: go[lang], href: pagePath('menu', lang) + (anchor ? `#${anchor}` : '') }
}
