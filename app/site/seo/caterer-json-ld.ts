import type { FoodEstablishment, OpeningHoursSpecification, WithContext } from 'schema-dts'
import { pagePath, sharePagePath } from '#app/paths.ts'
import { brand, layout } from '#content/layout.ts'
import { cuisines, structuredData } from '#content/structured-data.ts'
import type { SetMenu } from '#domain/catalogue.ts'
import { lowestPrice } from '#domain/lowest-price.ts'
import { formatMoney } from '#domain/money.ts'
import type { Settings } from '#domain/settings.ts'
import type { Lang } from '#domain/text.ts'
import type { SiteConfig } from '#server/site/site-api.ts'

export interface Caterer {
  readonly config: SiteConfig
  readonly settings: Pick<Settings, 'slots'>
  readonly sets: readonly SetMenu[]
}

/**
 * The caterer as search engines read it: a FoodEstablishment with its address and where it stands. The hours are
 * those of deliveries and pick-ups, the only ones there are to state.
 */
export function catererJsonLd(
  { config, settings, sets }: Caterer,
  lang: Lang,
): WithContext<FoodEstablishment> {
  const address = (path: string) => new URL(path, config.siteUrl).href
  const { latitude, longitude } = config.position
  return {
    '@context': 'https://schema.org',
    '@type': 'FoodEstablishment',
    '@id': address('/#caterer'),
    name: brand[lang],
    alternateName: brand[lang === 'zh' ? 'en' : 'zh'],
    url: address(pagePath('home', lang)),
    image: address(sharePagePath('home', lang)),
    logo: address('/icon-512.png'),
    telephone: config.hotline,
    email: config.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: layout.address[lang],
      addressLocality: structuredData.locality[lang],
      addressRegion: structuredData.region[lang],
      addressCountry: 'HK',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: openingHours(settings.slots),
    servesCuisine: cuisines.map((cuisine) => cuisine[lang]),
    ...priceRange(sets),
    currenciesAccepted: 'HKD',
    areaServed: structuredData.area[lang],
    hasMenu: address(pagePath('menu', lang)),
    sameAs: [config.facebookUrl, config.instagramUrl],
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

/** From the cheapest thing on the menu to the dearest: "$18–$16,800". */
function priceRange(sets: readonly SetMenu[]): { priceRange?: string } {
  const sold = sets.filter(({ published }) => published)
  const lowest = lowestPrice(sold)
  const highest = sold.map(({ price }) => price).toSorted((a, b) => b - a)[0]
  return lowest === null || highest === undefined
    ? {}
    : { priceRange: `${formatMoney(lowest)}–${formatMoney(highest)}` }
}
