/** Writes server/graphql/schema.graphql and the client's types. */
import { writeFileSync } from 'node:fs'
import { schema, schemaText } from '#server/graphql/schema.ts'
import { wireTypes } from '#server/graphql/wire-types.ts'

writeFileSync(new URL('../server/graphql/schema.graphql', import.meta.url), schemaText)
writeFileSync(new URL('../app/http/graphql-wire.ts', import.meta.url), wireTypes(schema))
