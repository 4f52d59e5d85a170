/** Writes server/graphql/schema.graphql anew; a test says when that was forgotten. */
import { writeFileSync } from 'node:fs'
import { schemaText } from '#server/graphql/schema.ts'

writeFileSync(new URL('../server/graphql/schema.graphql', import.meta.url), schemaText)
