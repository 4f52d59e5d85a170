import { readFileSync } from 'node:fs'
import { buildSchema, isSpecifiedScalarType, lexicographicSortSchema, printSchema } from 'graphql'
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

test('every type, field and argument has a description', () => {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  )
  const places = types.flatMap((type) => [
    { place: type.name, description: type.description },
    ...('getFields' in type ? Object.values<DescribedField>(type.getFields()) : []).flatMap((field) => [
      { place: `${type.name}.${field.name}`, description: field.description },
      ...(field.args ?? []).map(({ name, description }) => ({
        place: `${type.name}.${field.name}.${name}`,
        description,
      })),
    ]),
  ])
  expect(places.length).toBeGreaterThan(100)
  expect(places.filter(({ description }) => !description?.trim()).map(({ place }) => place)).toEqual([])
})

interface DescribedField {
  readonly name: string
  readonly description?: string | null | undefined
  readonly args?: readonly Omit<DescribedField, 'args'>[]
}
