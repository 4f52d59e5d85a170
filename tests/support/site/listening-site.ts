/** Uses the real HTTP server. */
import { type Listening, listen, listenerOf } from '#server/http/listen.ts'
import { openTestSite } from './http-site.ts'

export interface ListeningSite extends Pick<Listening, 'port'> {
  close(): Promise<void>
}

export async function openListeningSite(): Promise<ListeningSite> {
  const site = await openTestSite()
  const listening = await listen(0, '127.0.0.1')
  listening.serve(listenerOf(site))
  return {
    port: listening.port,
    async close() {
      await listening.drain(1000)
      await site.close()
    },
  }
}
