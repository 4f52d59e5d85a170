/** What every GraphQL type is built with. */
import SchemaBuilder from '@pothos/core'
import type { Store } from '#server/db/store.ts'
import type { Log } from '#server/log.ts'

export interface GraphqlContext {
  readonly store: Store
  readonly now: () => Date
  readonly log: Log
}

export const builder = new SchemaBuilder<{
  Context: GraphqlContext
  DefaultFieldNullability: false
}>({ defaultFieldNullability: false })
