/** Writes server/graphql/schema.graphql and the types of our own client anew; tests say when that was forgotten. */
import { writeFileSync } from 'node:fs'
import { schema, schemaText } from '#server/graphql/schema.ts'
import { wireTypes } from '#server/graphql/wire-types.ts'

writeFileSync(new URL('../server/graphql/schema.graphql', import.meta.url), schemaText)
writeFileSync(new URL('../app/calls/graphql-wire.ts', import.meta.url), wireTypes(schema))
