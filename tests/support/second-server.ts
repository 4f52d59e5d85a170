/** Another server of a test's shop, where there is a PostgreSQL that two can share; else the same one again. */
import { openStore } from '#server/db/store/store.ts'
import type { PageSource } from '#server/pages/page-build.ts'
import type { TestSite, TestSiteOptions } from './http-site.ts'
import { testNow } from './store.ts'

export interface SecondServer {
  readonly app: Pick<TestSite['app'], 'request'>
  close(): Promise<void>
}

export async function openSecondServer(
  site: TestSite,
  pages: PageSource,
  given: Partial<Pick<TestSiteOptions, 'sessionOf'>> = {},
): Promise<SecondServer> {
  const databaseServer = process.env.TEST_DATABASE_URL
  if (!databaseServer) return { app: site.app, close: async () => {} }
  const { rows } = await site.store.db.execute<{ name: string }>('select current_database() as name')
  const url = new URL(databaseServer)
  url.pathname = `/${rows[0]?.name}`
  const store = await openStore({ databaseUrl: url.href, dataDir: site.store.dataDir, now: testNow })
  const { app, endStreams } = await site.beside({ store, pages, ...given })
  return {
    app,
    close: () => {
      endStreams()
      return store.close()
    },
  }
}
