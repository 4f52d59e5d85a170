import { readFileSync } from 'node:fs'
import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql'
import { expect, test } from 'vitest'
import { schemaText } from './schema.ts'

test('schema.graphql says what the schema is', () => {
  const committed = buildSchema(readFileSync(new URL('schema.graphql', import.meta.url), 'utf8'))
  // Write it anew with: node scripts/graphql-schema.ts
  expect(`${printSchema(lexicographicSortSchema(committed))}\n`).toBe(schemaText)
})
