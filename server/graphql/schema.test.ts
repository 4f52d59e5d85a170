import { readFileSync } from 'node:fs'
import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql'
import { expect, test } from 'vitest'
import { schema, schemaText } from './schema.ts'
import { wireTypes } from './wire-types.ts'

test('schema.graphql matches the schema', () => {
  const committedFile = buildSchema(readFileSync(new URL('schema.graphql', import.meta.url), 'utf8'))
  // Update it with: npm run graphql:schema
  expect(`${printSchema(lexicographicSortSchema(committedFile))}\n`).toBe(schemaText)
})

test('our own client has the types of the schema', () => {
  const committedFile = readFileSync(new URL('../../app/http/graphql-wire.ts', import.meta.url), 'utf8')
  // Update them with: npm run graphql:schema
  expect(committedFile).toBe(wireTypes(schema))
})
