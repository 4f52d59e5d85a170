import type { MetaDescriptor } from 'react-router'
import { brand } from '#content/layout.ts'
import { type Lang, langs } from '#domain/text.ts'
import { inLanguage } from '../paths.ts'
import { langTag } from '../ui/lang.tsx'

export interface PageMeta {
  readonly lang: Lang
  readonly siteUrl: string
  /** Canonical path with the query that belongs to it, in either language. */
  readonly path: string
  readonly title: string
  readonly description: string
  readonly keywords?: string
  /** Structured data, one block each. */
  readonly jsonLd?: readonly object[]
}

/** What search engines and shared links show of a page: words, address, and the same page in the other language. */
export function pageMeta({
  lang,
  siteUrl,
  path,
  title,
  description,
  keywords,
  jsonLd = [],
}: PageMeta): MetaDescriptor[] {
  const address = (language: Lang) => new URL(inLanguage(path, language), siteUrl).href
  const fullTitle = title.includes(brand[lang]) ? title : `${title} | ${brand[lang]}`
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
    { tagName: 'link', rel: 'canonical', href: address(lang) },
    ...langs.map((language) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: langTag(language),
      href: address(language),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('zh') },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand[lang] },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address(lang) },
    { property: 'og:locale', content: lang === 'zh' ? 'zh_HK' : 'en_GB' },
    ...jsonLd.map((block) => ({ 'script:ld+json': block })),
  ]
}
