import type { Site } from '#server/app.ts'
import type { TestSite } from '#tests/support/site/http-site.ts'
import { pageSource, type TestPage } from '#tests/support/site/page-source.ts'

/** The site records its renderings. */
export async function openMenuPages(
  site: TestSite,
  page: TestPage,
): Promise<{ rendered: string[]; site: Site }> {
  const rendered: string[] = []
  const counted: TestPage = (api, url) => {
    rendered.push(url.pathname + url.search)
    return page(api, url)
  }
  const pages = pageSource({
    '/menu/': { id: 'shared/zh/menu', page: counted },
    '/en/menu/': { id: 'shared/en/menu', page: counted },
    '/menu/detail/': { id: 'shared/zh/set', page: counted },
    '/orders/:reference/': { id: 'private/zh/order', page: counted },
    '/caterers/:section/': { id: 'shared/zh/caterers', page: counted },
    '/404/': { id: 'shared/zh/notFound', page: () => '找不到' },
    '/en/404/': { id: 'shared/en/notFound', page: () => 'not found' },
  })
  return { rendered, site: await site.beside({ pages }) }
}
