/** Another server of a test's shop, where there is a PostgreSQL that two can share; else the same one again. */
import type { PageSource } from '#server/pages/page-build.ts'
import type { TestSite, TestSiteOptions } from './http-site.ts'
import { openSecondStore } from './second-store.ts'

export interface SecondServer {
  readonly app: Pick<TestSite['app'], 'request'>
  close(): Promise<void>
}

export async function openSecondServer(
  site: TestSite,
  pages: PageSource,
  given: Partial<Pick<TestSiteOptions, 'sessionOf'>> = {},
): Promise<SecondServer> {
  if (!process.env.TEST_DATABASE_URL) return { app: site.app, close: async () => {} }
  const store = await openSecondStore(site.store)
  const { app, endStreams } = await site.beside({ store, pages, ...given })
  return {
    app,
    close: () => {
      endStreams()
      return store.close()
    },
  }
}
