/** Without PostgreSQL, the second server is the same server. */
import { openPageBuild, type PageSource } from '#server/pages/page-build.ts'
import { sessionByCookie } from '#tests/support/staff/staff-session.ts'
import { openSecondStore } from '#tests/support/store/second-store.ts'
import { openTestSite, type TestSite, type TestSiteOptions } from './http-site.ts'

export interface SecondServer {
  readonly app: Pick<TestSite['app'], 'request'>
  close(): Promise<void>
}

export async function openSecondServer(
  site: TestSite,
  pages: PageSource,
  value: Partial<Pick<TestSiteOptions, 'sessionOf'>> = {},
): Promise<SecondServer> {
  if (!process.env.TEST_DATABASE_URL) return { app: site.app, close: async () => {} }
  const store = await openSecondStore(site.store)
  const { app, endStreams } = await site.beside({ store, pages, ...value })
  return {
    app,
    close: () => {
      endStreams()
      return store.close()
    },
  }
}

export interface TwoServers {
  readonly site: TestSite
  readonly second: SecondServer['app']
  /** Requests a page without a session. */
  elsewhere(path: string): Promise<string>
  close(): Promise<void>
}

/** Staff are signed in by cookie. */
export async function openTwoServers(): Promise<TwoServers> {
  const pages = await openPageBuild('build')
  const site = await openTestSite({ pages, sessionOf: sessionByCookie })
  const { app, close } = await openSecondServer(site, pages)
  return {
    site,
    second: app,
    elsewhere: async (path) => (await app.request(path)).text(),
    async close() {
      await close()
      await site.close()
    },
  }
}
