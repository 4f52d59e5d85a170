import type { Site } from '#server/app.ts'
import type { TestSite } from '#tests/support/site/http-site.ts'
import { pageSource, type TestPage } from '#tests/support/site/page-source.ts'

/** The site records its renderings. */
export async function openMenuPages(
  site: TestSite,
  page: TestPage,
): Promise<{ renderedPages: string[]; site: Site }> {
  const renderedPaths: string[] = []
  const countingPage: TestPage = (api, url) => {
    renderedPaths.push(url.pathname + url.search)
    return page(api, url)
  }
  const pages = pageSource({
    '/menu/': { id: 'shared/zh/menu', page: countingPage },
    '/en/menu/': { id: 'shared/en/menu', page: countingPage },
    '/menu/detail/': { id: 'shared/zh/set', page: countingPage },
    '/orders/:reference/': { id: 'private/zh/order', page: countingPage },
    '/caterers/:section/': { id: 'shared/zh/caterers', page: countingPage },
    '/404/': { id: 'shared/zh/notFound', page: () => '找不到' },
    '/en/404/': { id: 'shared/en/notFound', page: () => 'not found' },
  })
  return { renderedPages: renderedPaths, site: await site.beside({ pages }) }
}
