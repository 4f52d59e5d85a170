import type { FoodEstablishment, OpeningHoursSpecification, WithContext } from 'schema-dts'
import { pagePath, sharePagePath } from '#app/paths.ts'
import { cuisines, structuredData } from '#content/shop-details.ts'
import type { SetMenu } from '#domain/menu/catalogue.ts'
import { lowestPrice } from '#domain/menu/lowest-price.ts'
import { soldOf } from '#domain/menu/menu-figures.ts'
import { formatMoney } from '#domain/money.ts'
import type { Settings } from '#domain/shop/settings.ts'
import type { ShopDetails } from '#domain/shop/shop-details.ts'
import { type Lang, otherLang } from '#domain/text.ts'

export interface Caterer {
  readonly siteUrl: string
  readonly shop: ShopDetails
  readonly settings: Pick<Settings, 'slots'>
  readonly sets: readonly SetMenu[]
}

/** Opening hours are the delivery and pickup hours; the shop has no others. */
export function catererJsonLd(
  { siteUrl, shop, settings, sets }: Caterer,
  lang: Lang,
): WithContext<FoodEstablishment> {
  const address = (path: string) => new URL(path, siteUrl).href
  const { latitude, longitude } = shop.position
  const sold = soldOf(sets)
  return {
    '@context': 'https://schema.org',
    '@type': 'FoodEstablishment',
    '@id': address('/#caterer'),
    name: shop.name[lang],
    ...(shop.name.zh !== shop.name.en && { alternateName: shop.name[otherLang(lang)] }),
    url: address(pagePath('home', lang)),
    image: address(sharePagePath('home', lang)),
    logo: address('/icon-512.png'),
    telephone: shop.hotline,
    email: shop.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.address[lang],
      addressLocality: shop.area[lang],
      addressRegion: structuredData.area[lang],
      addressCountry: 'HK',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: openingHours(settings.slots),
    servesCuisine: Object.entries(cuisines)
      .filter(([id]) => sold.cuisines.includes(id))
      .map(([, cuisine]) => cuisine[lang]),
    ...priceRange(sets),
    currenciesAccepted: 'HKD',
    areaServed: structuredData.area[lang],
    hasMenu: address(pagePath('menu', lang)),
    sameAs: [shop.facebookUrl, shop.instagramUrl].filter((url) => url !== null),
  }
}

function openingHours(slots: Settings['slots']): OpeningHoursSpecification[] {
  const [first] = slots
  const last = slots.at(-1)
  if (!first || !last) return []
  return [
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      opens: first.from,
      closes: last.to,
    },
  ]
}

/** Example: "$18–$16,800". */
function priceRange(sets: readonly SetMenu[]): { priceRange?: string } {
  const setsOnSale = sets.filter(({ published }) => published)
  const lowest = lowestPrice(setsOnSale)
  const highest = setsOnSale.map(({ price }) => price).toSorted((a, b) => b - a)[0]
  return lowest === null || highest === undefined
    ? {}
    : { priceRange: `${formatMoney(lowest)}–${formatMoney(highest)}` }
}
