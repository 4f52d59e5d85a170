import SchemaBuilder from '@pothos/core'
import type { Store } from '#server/db/store/store.ts'
import type { Limiter } from '#server/limits/limiter.ts'
import type { Log } from '#server/log.ts'

/** A type, because graphql-http requires an index signature that interfaces lack. */
export type GraphqlContext = {
  readonly store: Store
  readonly now: () => Date
  readonly log: Log
  readonly limiter: Limiter
  /** A shop that opens soon takes no orders. */
  readonly isOpen: () => Promise<boolean>
  /** See server/limits/client-address.ts. */
  readonly client: string
  /** Aborted on a timeout; resolvers must not start new work. */
  readonly answerBy: AbortSignal
}

export const builder = new SchemaBuilder<{
  Context: GraphqlContext
  DefaultFieldNullability: false
}>({ defaultFieldNullability: false })
