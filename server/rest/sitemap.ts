/** GET /sitemap.xml and /robots.txt */

import { Hono } from 'hono'
import {
  caterersPath,
  fragmentPath,
  giftPath,
  inLanguage,
  type PageId,
  pageIds,
  pagePath,
  privatePages,
  privateStarts,
  setPath,
  shopPagePath,
  switchedPages,
} from '#app/paths.ts'
import { type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import { escapeMarkup } from '#domain/markup.ts'
import { hasEnglishSite } from '#domain/shop/shop-details.ts'
import { type Lang, langs, langTags, siteLangs } from '#domain/text.ts'
import type { Content } from '#server/db/shop/snapshot.ts'
import type { Store } from '#server/db/store/store.ts'
import { toResponse } from '#server/http/response.ts'
import type { ResponseCache } from '#server/http/response-cache.ts'
import { closedPages, openPages } from '#server/page-data/public/closed-pages.ts'
import type { SiteConfig } from '#server/page-data/site-api.ts'

export interface SitemapOptions {
  readonly store: Pick<Store, 'content'>
  readonly cache: ResponseCache
  readonly config: Pick<SiteConfig, 'siteUrl'>
  readonly now: () => Date
}

/** A list replaces each route of many pages. */
const unlistedPages: readonly PageId[] = [
  'set',
  'menu-gift',
  'menu-filter',
  'caterers',
  'notFound',
  'offline',
  ...privatePages,
]

const uncrawledPaths = [...privateStarts, fragmentPath('set', 'zh'), fragmentPath('gift', 'zh')].flatMap(
  (path) => langs.map((lang) => inLanguage(path, lang)),
)

export function sitemapRoutes({ store, cache, config, now }: SitemapOptions): Hono {
  const app = new Hono()
  app.get('/sitemap.xml', async ({ req }) =>
    toResponse(
      req.raw,
      await cache.get('sitemap.xml', async () =>
        text('application/xml', await sitemap(await store.content(), config, todayInHongKong(now()))),
      ),
    ),
  )
  app.get('/robots.txt', async ({ req }) =>
    toResponse(req.raw, await cache.get('robots.txt', async () => text('text/plain', robots(config)))),
  )
  return app
}

function sitemap(content: Content, { siteUrl }: SitemapOptions['config'], today: CalendarDate): string {
  const { sets, gifts } = content.menuOnSale
  const closedPageIds = closedPages(content, today)
  const addedPages = openPages(content, today).filter(({ id }) => !switchedPages.some((page) => page === id))
  const paths = [
    ...pageIds
      .filter((page) => !unlistedPages.includes(page) && !closedPageIds.includes(page))
      .map((page) => pagePath(page, 'zh')),
    ...addedPages.map(({ id }) => shopPagePath(id, 'zh')),
    ...(closedPageIds.includes('caterers') ? [] : [caterersPath(1, 'zh')]),
    ...sets.filter(({ published }) => published).map(({ slug }) => setPath(slug, 'zh')),
    ...gifts.map(({ slug }) => giftPath(slug, 'zh')),
  ]
  const spokenLangs = siteLangs(hasEnglishSite(content.settings))
  const address = (path: string, lang: Lang) => escapeMarkup(new URL(inLanguage(path, lang), siteUrl).href)
  const alternates = (path: string) =>
    [
      ...spokenLangs.map((lang) => alternate(langTags[lang], address(path, lang))),
      alternate('x-default', address(path, 'zh')),
    ].join('')
  const entry = (path: string, lang: Lang) =>
    `<url><loc>${address(path, lang)}</loc>${spokenLangs.length > 1 ? alternates(path) : ''}</url>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${paths.flatMap((path) => spokenLangs.map((lang) => entry(path, lang))).join('\n')}
</urlset>
`
}

function alternate(tag: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`
}

function robots({ siteUrl }: SitemapOptions['config']): string {
  return `User-agent: *
${uncrawledPaths.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${siteUrl}/sitemap.xml
`
}

function text(type: string, body: string) {
  return {
    status: 200,
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
    body: Buffer.from(body),
  }
}
