/** The schema builder that all GraphQL types share. */
import SchemaBuilder from '@pothos/core'
import type { Store } from '#server/db/store/store.ts'
import type { Limiter } from '#server/limits/limiter.ts'
import type { Log } from '#server/log.ts'

/** A type and no interface, because graphql-http wants one that could have any key. */
export type GraphqlContext = {
  readonly store: Store
  readonly now: () => Date
  readonly log: Log
  readonly limiter: Limiter
  /** Whether the shop has said who it is: until then it takes no orders. */
  readonly isIntroduced: () => Promise<boolean>
  /** The client as limits identify it: see server/limits/client-address.ts. */
  readonly client: string
  /** Aborted once the request is answered without its result: resolvers must not start new work for it. */
  readonly answerBy: AbortSignal
}

export const builder = new SchemaBuilder<{
  Context: GraphqlContext
  DefaultFieldNullability: false
}>({ defaultFieldNullability: false })
