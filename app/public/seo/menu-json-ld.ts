import type { Menu, WithContext } from 'schema-dts'
import { pagePath } from '#app/paths.ts'
import { menuPage } from '#content/pages/menu.ts'
import type { MenuCategory, SetMenu } from '#domain/menu/catalogue.ts'
import { toDollars } from '#domain/money.ts'
import { type Lang, langTags, type Text } from '#domain/text.ts'

/** Only names and prices, because every visitor of the menu downloads them. */
export function menuJsonLd(
  { categories, sets }: { categories: readonly MenuCategory[]; sets: readonly SetMenu[] },
  { lang, siteUrl, shopName }: { lang: Lang; siteUrl: string; shopName: Text },
): WithContext<Menu> {
  const sections = categories.map(({ id, name }) => ({
    '@type': 'MenuSection' as const,
    name: name[lang],
    hasMenuItem: sets
      .filter(({ published, categoryId }) => published && categoryId === id)
      .map(({ name, price }) => ({
        '@type': 'MenuItem' as const,
        name: name[lang],
        offers: { '@type': 'Offer' as const, price: toDollars(price), priceCurrency: 'HKD' },
      })),
  }))
  return {
    '@context': 'https://schema.org',
    '@type': 'Menu',
    name: `${shopName[lang]} ${menuPage.heading[lang]}`,
    url: new URL(pagePath('menu', lang), siteUrl).href,
    inLanguage: langTags[lang],
    hasMenuSection: sections.filter(({ hasMenuItem }) => hasMenuItem.length > 0),
  }
}
