/** Spec section 3, Gift item. */

import { contains } from '#content/allergens.ts'
import { chatGreeting } from '#content/greetings.ts'
import { giftDialog } from '#content/pages/menu.ts'
import type { Gift, Picture } from '#domain/menu/catalogue.ts'
import { type Cents, formatMoney } from '#domain/money.ts'
import { chatLink } from '#domain/shop/chat-message.ts'
import { isStoreUrl, type ShopDetails } from '#domain/shop/shop-details.ts'
import type { Lang } from '#domain/text.ts'

export interface GiftView {
  readonly slug: string
  readonly name: string
  readonly price: Cents
  readonly picture: Picture
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly bullets: readonly string[]
  readonly notes: readonly string[]
  readonly contents: readonly string[]
  readonly allergens: string
  readonly chatHref: string
  /** The shop site sells the gifts. */
  /** Null if the shop has no online store. */
  readonly onlineHref: string | null
}

export function giftView(
  gift: Gift,
  { lang, shop }: { readonly lang: Lang; readonly shop: Pick<ShopDetails, 'chatNumber' | 'shopUrl'> },
): GiftView {
  const { title, paragraphOne, paragraphTwo, bulletOne, bulletTwo, paragraphThree, paragraphFour } =
    gift.introduction
  const price = formatMoney(gift.price)
  return {
    slug: gift.slug,
    name: gift.name[lang],
    price: gift.price,
    picture: gift.picture,
    title: title[lang],
    paragraphs: [paragraphOne[lang], paragraphTwo[lang]],
    bullets: [bulletOne[lang], bulletTwo[lang]],
    notes: [paragraphThree[lang], paragraphFour[lang]],
    contents: gift.contents.map((item) => item[lang]),
    allergens: gift.allergens.length > 0 ? contains(gift.allergens)[lang] : giftDialog.noAllergens[lang],
    chatHref: chatLink(shop.chatNumber, chatGreeting(gift.name, lang, { zh: price, en: price })),
    onlineHref: isStoreUrl(shop.shopUrl[lang]) ? shop.shopUrl[lang] + gift.onlinePath : null,
  }
}
