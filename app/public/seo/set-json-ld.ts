import type { AggregateOffer, Offer, Product, WithContext } from 'schema-dts'
import { picturePath, setPath } from '#app/paths.ts'
import type { SetMenu } from '#domain/menu/catalogue.ts'
import { dollarsText, toDollars } from '#domain/money.ts'
import type { Lang } from '#domain/text.ts'

/** Dishes are omitted, because the page lists them. */
export function setJsonLd(
  set: SetMenu,
  { lang, siteUrl, isSoldOut }: { lang: Lang; siteUrl: string; isSoldOut: boolean },
): WithContext<Product> {
  const url = new URL(setPath(set.slug, lang), siteUrl).href
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: set.name[lang],
    description: set.tagline[lang],
    sku: String(set.id),
    url,
    image: new URL(picturePath(set.picture, 1200), siteUrl).href,
    offers: offerOf(set, url, isSoldOut),
  }
}

function offerOf(
  { price, priceDisplay, minQuantity }: SetMenu,
  url: string,
  isSoldOut: boolean,
): Offer | AggregateOffer {
  const common = {
    priceCurrency: 'HKD',
    availability: isSoldOut
      ? ('https://schema.org/SoldOut' as const)
      : ('https://schema.org/PreOrder' as const),
    url,
    ...(minQuantity > 1 && {
      eligibleQuantity: { '@type': 'QuantitativeValue' as const, minValue: minQuantity },
    }),
  }
  return priceDisplay.kind === 'range'
    ? {
        '@type': 'AggregateOffer',
        lowPrice: toDollars(priceDisplay.min),
        highPrice: toDollars(priceDisplay.max),
        ...common,
      }
    : { '@type': 'Offer', price: dollarsText(price), ...common }
}
