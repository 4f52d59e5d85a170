/** GET /share/…: preview pictures of links. */
import { Hono } from 'hono'
import { shopWords } from '#content/pages/landing/figure-words.ts'
import { landingFigures } from '#content/pages/landing/landing-figures.ts'
import { shareTitles } from '#content/share-titles.ts'
import { type SignName, signs } from '#content/signs.ts'
import { addressLimits } from '#domain/call-limits.ts'
import type { Picture } from '#domain/menu/catalogue.ts'
import { composeTable } from '#domain/menu/table-picture.ts'
import { pictureOfPage } from '#domain/shop/page-picture.ts'
import { filledText } from '#domain/shop/page-words.ts'
import type { ShopDetails } from '#domain/shop/shop-details.ts'
import { fittingPage, type PageContent } from '#domain/shop/shop-page.ts'
import { middle, plainPicture } from '#domain/shop/shop-picture.ts'
import { type Lang, parseLang, type Text } from '#domain/text.ts'
import { findImage } from '#server/db/shop/images.ts'
import type { Store } from '#server/db/store/store.ts'
import { readParameters } from '#server/http/address-parameters.ts'
import { publicPicture } from '#server/http/security-headers.ts'
import { createEmblems, isDemo } from '#server/images/emblem.ts'
import { partsOf } from '#server/images/lettering.ts'
import type { PictureStore } from '#server/images/picture-store.ts'
import { shareArt } from '#server/images/share-art.ts'
import { drawSharePicture, type Emblem, type SharePicture } from '#server/images/share-picture.ts'
import { createSharePictureStore } from '#server/images/share-picture-store.ts'
import type { Log } from '#server/log.ts'
import type { ShopDetailsReader } from '#server/page-data/shop-details.ts'

export interface SharePictureOptions {
  readonly store: Pick<Store, 'db' | 'content' | 'dataDir'>
  readonly images: Pick<PictureStore, 'original' | 'draw'>
  readonly shop: Pick<ShopDetailsReader, 'current'>
  readonly log: Log
}

interface Subject {
  readonly picture: Picture
  readonly title: Pick<SharePicture, 'title' | 'isSet'>
}

/** A renamed set's picture is replaced within a day. */
const caching = 'public, max-age=86400'

export function sharePictureRoutes({ store, images, shop, log }: SharePictureOptions): Hono {
  const emblems = createEmblems(store, images)
  const copy = createSharePictureStore(store.dataDir, log)
  const app = new Hono()
  app.get('/share/:file', async (c) =>
    answer(await pageSubject(await requestIn('/share/:file', c.req.url, c.req.param('file')))),
  )
  app.get('/share/set/:file', async (c) =>
    answer(await setSubject(await requestIn('/share/set/:file', c.req.url, c.req.param('file')))),
  )
  app.get('/share/gift/:file', async (c) =>
    answer(await giftSubject(await requestIn('/share/gift/:file', c.req.url, c.req.param('file')))),
  )
  app.all('/share/*', () => answer(null))
  return app

  /** A link that was shared in English keeps its picture. */
  async function requestIn(...request: Parameters<typeof requestOf>): Promise<PictureRequest | null> {
    const match = requestOf(...request)
    return match && { ...match, lang: (await shop.current()).hasEnglish ? match.lang : 'zh' }
  }

  async function answer(subject: Subject | null): Promise<Response> {
    const image = subject && (await findImage(store.db, subject.picture.id, subject.picture.version))
    if (!image) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-cache' } })
    const { title, isSet } = subject.title
    const details = await shop.current()
    const { name, brand: look, logo, symbol } = details
    const brand = [name.zh, name.en === name.zh ? '' : name.en.toUpperCase()] as const
    const identity = isDemo(details) && logo === null ? '' : JSON.stringify([look, logo, symbol])
    const drawing: SharePicture = {
      art: async () =>
        image.cut ? (await images.draw(image, image.width, 'fallback')).bytes : images.original(image),
      focus: image.focus ?? middle,
      width: image.width,
      height: image.height,
      title,
      isSet,
      brand,
      look,
      emblem: () => emblemOf(details),
    }
    const pictureName = `${image.version} ${image.id} ${[...title, ...brand].join('/')}${identity}`
    const ready = await copy.ready(pictureName, drawing)
    if (ready) return picture(ready, caching)
    // The art takes seconds, and the demo's stand-in names the demo.
    const standIn = isDemo(details) ? copy.standIn() : drawSharePicture({ ...drawing, art: null })
    return picture(await standIn, 'no-store')
  }

  async function emblemOf(details: ShopDetails): Promise<Emblem | null> {
    const logo = await emblems.logo(details)
    if (logo) return { kind: 'logo', bytes: logo }
    return isDemo(details) ? null : { kind: 'symbol', bytes: await emblems.symbol(details) }
  }

  async function pageSubject(request: PictureRequest | null): Promise<Subject | null> {
    if (!request) return null
    const { catalogue, menuOnSale, settings, site } = await store.content()
    const { pictures } = catalogue
    const page = site.pages.find(({ id }) => id === request.name)?.content
    if (page) {
      const picture = pictureOfPage(page, pictures, menuOnSale.sets)
      return picture ? { picture, title: shopPageTitle(page, request.lang) } : null
    }
    if (!isSign(request.name)) return null
    // The pictures of pages show the demo's kitchen and food.
    const setOnSale = settings.startedEmpty ? menuOnSale.sets.find(({ published }) => published) : undefined
    const picture = setOnSale?.picture ?? pictures.get(shareArt[request.name])
    const figureOf = shopWords(await shop.current(), landingFigures(settings, menuOnSale.sets))
    const headline = request.name === 'home' ? filledText(site.home.headline, figureOf) : null
    const title = headline ? titleOf(headline[request.lang]) : pageTitle(request.name, request.lang)
    return picture ? { picture, title } : null
  }

  async function giftSubject(request: PictureRequest | null): Promise<Subject | null> {
    if (!request) return null
    const { catalogue } = await store.content()
    const gift = catalogue.gifts.find(({ slug }) => slug === request.name)
    return gift ? subjectOf(gift.picture, gift.name, request.lang) : null
  }

  /** Without a photograph, the picture is the table that the page of the set shows. */
  async function setSubject(request: PictureRequest | null): Promise<Subject | null> {
    if (!request) return null
    const { catalogue } = await store.content()
    const set = catalogue.sets.find(({ slug }) => slug === request.name)
    if (!set) return null
    const plain = set.picture.isPhoto ? undefined : catalogue.pictures.get(plainPicture)
    const picture = plain ? { ...plain, ...composeTable(set, catalogue.drawings) } : set.picture
    return subjectOf(picture, set.name, request.lang)
  }
}

const subjectOf = (picture: Picture, name: Text, lang: Lang): Subject => ({
  picture,
  title: { title: partsOf(name[lang]), isSet: false },
})

function picture(bytes: Buffer, caching: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: { ...publicPicture, 'Content-Type': 'image/jpeg', 'Cache-Control': caching },
  })
}

interface PictureRequest {
  readonly name: string
  readonly lang: Lang
}

/** The file is, for example, `thai-catering-en.jpg`. */
function requestOf(
  address: keyof typeof addressLimits & `/share/${string}`,
  url: string,
  file: string,
): PictureRequest | null {
  const parameters = readParameters(addressLimits[address], url, { file })
  const [, name, ending] = (parameters.ok && /^([\w-]+)-(zh|en)\.jpg$/.exec(file)) || []
  const lang = parseLang(ending)
  return name && lang ? { name, lang } : null
}

function isSign(name: string): name is SignName {
  return Object.hasOwn(signs, name)
}

function shopPageTitle(page: PageContent, lang: Lang): Subject['title'] {
  const { name, sign = [] } = fittingPage(page)
  return lang === 'zh' && sign.length > 0
    ? { title: sign, isSet: true }
    : { title: partsOf(name[lang]), isSet: false }
}

function pageTitle(name: SignName, lang: Lang): Subject['title'] {
  return lang === 'zh' ? { title: signs[name], isSet: true } : titleOf(shareTitles[name])
}

function titleOf(title: string): Subject['title'] {
  return title.includes('\n')
    ? { title: title.split('\n'), isSet: true }
    : { title: partsOf(title), isSet: false }
}
