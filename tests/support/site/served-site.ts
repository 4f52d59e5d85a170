/** The site runs in this process, so that a test can change an open page's database. */

import { listen, listenerOf } from '#server/http/listen.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { openTestSite, type TestSite, type TestSiteOptions } from './http-site.ts'

export interface ServedSite extends TestSite {
  /** The origin has no trailing slash. */
  readonly origin: string
}

/** @param host `localhost` for the public address */
export async function serveTestSite(
  options: Partial<TestSiteOptions> = {},
  host: '127.0.0.1' | 'localhost' = '127.0.0.1',
): Promise<ServedSite> {
  const listening = await listen(0, '127.0.0.1')
  const origin = `http://${host}:${listening.port}`
  const config = host === 'localhost' ? { siteUrl: origin, ...options.config } : options.config
  const site = await openTestSite({
    pages: await openPageBuild('build'),
    ...options,
    ...(config && { config }),
  })
  listening.serve(listenerOf(site))
  return {
    ...site,
    origin,
    close: async () => {
      site.endStreams()
      await listening.drain(0)
      await site.close()
    },
  }
}
