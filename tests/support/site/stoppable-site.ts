/** A site whose server goes away and comes back under the same address. */
import { type Listening, listen, listenerOf } from '#server/http/listen.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { openTestSite, type TestSite, type TestSiteOptions } from './http-site.ts'

export interface StoppableSite extends TestSite {
  readonly origin: string
  stop(): Promise<void>
  start(): Promise<void>
  /** Connections open, and nothing answers. */
  stall(): void
  /** Answers further requests. */
  resume(): void
}

export async function openStoppableSite(options: Partial<TestSiteOptions> = {}): Promise<StoppableSite> {
  const site = await openTestSite({ pages: await openPageBuild('build'), now: new Date(), ...options })
  const listener = listenerOf(site)
  let listening: Listening | null = await listen(0, '127.0.0.1')
  const { port } = listening
  listening.serve(listener)
  const stop = async () => {
    site.endStreams()
    await listening?.drain(0)
    listening = null
  }
  return {
    ...site,
    origin: `http://127.0.0.1:${port}`,
    stop,
    async start() {
      listening ??= await listen(port, '127.0.0.1')
      listening.serve(listener)
    },
    stall: () => listening?.serve(() => {}),
    resume: () => listening?.serve(listener),
    async close() {
      await stop()
      await site.close()
    },
  }
}
