import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

/** OpenAPI 3.1 has the JSON Schema of this draft. */
const config = {
  target: 'draft-2020-12',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
} satisfies ConversionConfig

export function jsonSchemaOf(shape: GenericSchema): object {
  const { $schema: _, ...schema } = toJsonSchema(shape, config)
  return schema
}

export function jsonSchemasOf(shapes: Readonly<Record<string, GenericSchema>>): object {
  return toJsonSchemaDefs(shapes, config)
}
