import type { MetaDescriptor } from 'react-router'
import { inLanguage, sharePagePath, sharePath } from '#app/paths.ts'
import type { Crumb } from '#app/ui/breadcrumb.tsx'
import type { ShopDetails } from '#domain/shop/shop-details.ts'
import { type Lang, langs, langTags, otherLang } from '#domain/text.ts'
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts'

export interface PageMeta {
  readonly lang: Lang
  readonly siteUrl: string
  readonly shop: Pick<ShopDetails, 'name' | 'hasEnglish'>
  /** The canonical path has its query, in either language. */
  readonly path: string
  /** Names the share picture of a page that the owner has added. */
  readonly page?: string
  readonly title: string
  readonly description: string
  readonly keywords?: string
  /** The crumbs lead from the home page down. */
  readonly crumbs?: readonly Crumb[]
  /** The last breadcrumb may be shorter than the title. */
  readonly here?: string
  readonly jsonLd?: readonly object[]
}

const alternate = (hrefLang: string, href: string) => ({
  tagName: 'link' as const,
  rel: 'alternate',
  hrefLang,
  href,
})

const locales = { zh: 'zh_HK', en: 'en_GB' } as const

export function pageMeta({
  lang,
  siteUrl,
  shop: { name: shopName, hasEnglish },
  path,
  page,
  title,
  description,
  keywords,
  crumbs,
  here = title,
  jsonLd = [],
}: PageMeta): MetaDescriptor[] {
  const address = (language: Lang) => new URL(inLanguage(path, language), siteUrl).href
  const picture = new URL(page === undefined ? sharePath(path, lang) : sharePagePath(page, lang), siteUrl)
    .href
  const way = crumbs ? [breadcrumbJsonLd(crumbs, { name: here, href: address(lang) }, siteUrl)] : []
  const fullTitle = title.includes(shopName[lang]) ? title : `${title} | ${shopName[lang]}`
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
    { tagName: 'link', rel: 'canonical', href: address(lang) },
    ...(hasEnglish
      ? [
          ...langs.map((each) => alternate(langTags[each], address(each))),
          alternate('x-default', address('zh')),
        ]
      : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: shopName[lang] },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address(lang) },
    { property: 'og:locale', content: locales[lang] },
    ...(hasEnglish ? [{ property: 'og:locale:alternate', content: locales[otherLang(lang)] }] : []),
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: fullTitle },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...[...way, ...jsonLd].map((block) => ({ 'script:ld+json': block })),
  ]
}
