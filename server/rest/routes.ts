/** The calls of the specification that are plain GETs (spec section 7). */
import { Hono } from 'hono'
import type { Store } from '#server/db/store.ts'
import type { AnswerCache } from '#server/pages/answer-cache.ts'

export interface RestOptions {
  readonly store: Store
  readonly cache: AnswerCache
  readonly version: string
  readonly now: () => Date
}

export function restRoutes({ store, version }: RestOptions): Hono {
  const app = new Hono()
  app.get('/health', async (c) => {
    const { databaseReachable, migrationsCurrent } = await store.health()
    const isHealthy = databaseReachable && migrationsCurrent
    return c.json(
      { healthy: isHealthy, databaseReachable, migrationsCurrent, version },
      isHealthy ? 200 : 503,
      {
        'Cache-Control': 'no-store',
      },
    )
  })
  app.all('/api/*', (c) =>
    c.json({ error: { code: 'NOT_FOUND', message: 'There is no such address.' } }, 404),
  )
  return app
}
