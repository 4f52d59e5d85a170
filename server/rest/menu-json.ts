/** The menu under the specification's names (section 3), in dollars and one language. */
import { menuCardPath, picturePath } from '#app/paths.ts'
import { chatGreeting } from '#content/greetings.ts'
import { blankShopDetails } from '#content/shop-details.ts'
import type { Banner, Gift, MenuCategory, Picture, SetMenu } from '#domain/menu/catalogue.ts'
import { isListedIn } from '#domain/menu/set-lookup.ts'
import { toDollars } from '#domain/money.ts'
import { bannerPictures } from '#domain/shop/banner-pictures.ts'
import { chatLink } from '#domain/shop/chat-message.ts'
import { isStoreUrl, type ShopDetails } from '#domain/shop/shop-details.ts'
import type { Lang, Text } from '#domain/text.ts'
import type { SwiperTitle } from '#server/db/shop/catalogue.ts'

export interface JsonContext {
  readonly lang: Lang
  readonly shop: Pick<ShopDetails, 'shopUrl' | 'chatNumber'>
}

const cardWidth = 800
const dishWidth = 360
const bannerWidths = { wide: 1600, tall: 800 }

const address = (picture: Picture, width: number) => picturePath(picture, width)

export function setMenuJson(set: SetMenu, context: JsonContext) {
  const { lang } = context
  const picture = address(set.picture, cardWidth)
  return {
    id: set.id,
    name: set.name[lang],
    img: picture,
    compatibility: people(set),
    prices: toDollars(set.price),
    description: set.description[lang],
    ...links(set.name, set.externalPath ?? '', context),
    menu_media: set.sheets.map((sheet, index) => ({
      Picture: menuCardPath(set.slug, index + 1, lang, 'wide'),
      name: sheet.name[lang],
      ...links(set.name, set.externalPath ?? '', context),
    })),
    medias: { picture1: picture, picture2: secondPicture(set) },
    menus: set.groups.map(({ name, dishes }) => ({
      name: name[lang],
      items: dishes.map(({ dish, price, extra }) => ({
        name: dish.name[lang],
        price: price !== null ? toDollars(price) : extra > 0 ? toDollars(extra) : null,
        cover: address(dish.picture, dishWidth),
        ...(dish.soldOut && { soldOut: { from: dish.soldOut.from, until: dish.soldOut.until } }),
      })),
    })),
  }
}

/** GET /menu/list */
export interface MenuListAnswer {
  readonly data: readonly ReturnType<typeof setMenuJson>[]
}

export function categoryJson(
  category: MenuCategory,
  sets: readonly SetMenu[],
  gifts: readonly Gift[],
  context: JsonContext,
) {
  return {
    id: category.id,
    name: category.name[context.lang],
    menusets:
      category.kind === 'gifts'
        ? gifts.map((gift) => giftJson(gift, context))
        : sets.filter((set) => isListedIn(set, category.id)).map((set) => setMenuJson(set, context)),
  }
}

export function giftJson(gift: Gift, context: JsonContext) {
  const { lang } = context
  const { introduction: text } = gift
  return {
    Picture: address(gift.picture, cardWidth),
    Name: gift.name[lang],
    Price: toDollars(gift.price),
    Introduction: {
      title: text.title[lang],
      paragraphOne: text.paragraphOne[lang],
      paragraphSecond: text.paragraphTwo[lang],
      liOne: text.bulletOne[lang],
      liTwo: text.bulletTwo[lang],
      paragraphThird: text.paragraphThree[lang],
      paragraphFour: text.paragraphFour[lang],
    },
    ...links(gift.name, gift.onlinePath, context),
  }
}

/** A banner without `link` leads to the menu. */
export function discountJson(banner: Banner, { lang }: JsonContext) {
  const { wide, tall } = bannerPictures(banner, lang)
  return {
    id: banner.id,
    discountType: banner.discountType,
    pcImage: address(wide, bannerWidths.wide),
    mobileImage: address(tall, bannerWidths.tall),
    imageId: wide.id,
    title: banner.headline[lang],
    link: banner.link,
  }
}

export function swiperTitleJson(title: SwiperTitle, banners: readonly Banner[], context: JsonContext) {
  const banner = banners.find(({ id }) => id === title.bannerId)
  return banner ? [{ ...discountJson(banner, context), id: title.id, title: title.title[context.lang] }] : []
}

/** Example: "8-10" or "1". */
function people({ serves: { min, max } }: SetMenu): string {
  return min === max ? String(max) : `${min}-${max}`
}

/** The last group's dish is the smallest on the card. */
function secondPicture(set: SetMenu): string | null {
  const dish = set.groups.at(-1)?.dishes[0]?.dish
  return dish ? address(dish.picture, cardWidth) : null
}

function links(name: Text, path: string, { lang, shop }: JsonContext) {
  return {
    // Empty until the shop has a number.
    Link_app:
      shop.chatNumber === blankShopDetails.chatNumber
        ? ''
        : chatLink(shop.chatNumber, chatGreeting(name, lang)),
    // A shop without an online store has the address of its menu.
    Link_online: shop.shopUrl[lang] + (isStoreUrl(shop.shopUrl[lang]) ? path : ''),
  }
}
