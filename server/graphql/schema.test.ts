import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { schemaText } from './schema.ts'

test('schema.graphql says what the schema is', () => {
  const committed = readFileSync(new URL('schema.graphql', import.meta.url), 'utf8')
  // Write it anew with: node scripts/graphql-schema.ts
  expect(committed).toBe(schemaText)
})
