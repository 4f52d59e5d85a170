/** Describes the REST calls in OpenAPI 3.1. */
import type { NumberLimit, TextLimit } from '#domain/input-limits.ts'
import { langs } from '#domain/text.ts'
import { errorStatuses } from '#server/rest/errors.ts'
import { type Call, calls, errorTexts, parameterTexts } from './calls.ts'
import { jsonSchemasOf } from './json-schema.ts'
import { shapes } from './shapes.ts'

const description = `Public data of the menu, and calls about one order. Orders are placed by GraphQL (docs/api.md). \
Paths of GET calls accept HEAD too. Texts are counted in characters. The same limits are applied by the server, which this \
file is generated from.`

export function openApiDocument() {
  const paths = Map.groupBy(calls, ({ path }) => path.replace(/:(\w+)/g, '{$1}'))
  return {
    openapi: '3.1.1',
    info: { title: 'REST calls of Hoi Yuen Catering', version: '1', description },
    servers: [
      {
        url: '{site}',
        description: 'SITE_URL of the shop.',
        variables: { site: { default: 'http://localhost:3000' } },
      },
    ],
    security: [],
    paths: Object.fromEntries(
      [...paths].map(([path, ofPath]) => [
        path,
        Object.fromEntries(ofPath.map((call) => [call.method, operation(call)])),
      ]),
    ),
    components: {
      schemas: jsonSchemasOf(shapes),
      responses: Object.fromEntries(
        Object.entries(errorTexts).map(([code, text]) => [code, failure(text, code === 'TOO_MANY_REQUESTS')]),
      ),
      securitySchemes: {
        orderKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'Key of the order: `key` of the link to its page.',
        },
      },
    },
  }
}

function operation(call: Call) {
  const { id, summary, body, needsBearer } = call
  return {
    operationId: id,
    summary,
    parameters: parametersOf(call),
    ...(needsBearer && { security: [{ orderKey: [] }] }),
    ...(body && {
      requestBody: {
        required: true,
        description: body.description,
        content: { [body.type]: { schema: body.schema } },
      },
    }),
    responses: responsesOf(call),
  }
}

function parametersOf({ path, parameters, required = [], texts }: Call) {
  return Object.entries(parameters).map(([name, limit]) => {
    const isInPath = path.includes(`:${name}`)
    return {
      name,
      in: isInPath ? 'path' : 'query',
      required: isInPath || required.includes(name),
      description: texts?.[name] ?? parameterTexts[name],
      schema: name === 'lang' ? { type: 'string', enum: langs } : schemaOf(limit),
    }
  })
}

const schemaOf = (limit: TextLimit | NumberLimit) =>
  'letters' in limit
    ? { type: 'string', maxLength: limit.letters }
    : { type: 'integer', minimum: limit.min, maximum: limit.max }

function responsesOf({ response, hasEtag, errors }: Call) {
  const content = Object.fromEntries(
    Object.entries(response.content).map(([type, shape]) => [
      type,
      shape ? { schema: schemaRef(shape) } : {},
    ]),
  )
  const { status, also } = response
  const withHeaders = {
    description: response.description,
    ...(status === 303 && { headers: { Location: { schema: { type: 'string' } } } }),
    ...(hasEtag && { headers: { ETag: { schema: { type: 'string' } } } }),
    ...(Object.keys(content).length > 0 && { content }),
  }
  return {
    [status]: withHeaders,
    ...(also && { [also.status]: { description: also.description, content } }),
    ...(hasEtag && { 304: { description: 'Nothing changed since the ETag of If-None-Match.' } }),
    ...Object.fromEntries(
      errors.map((code) => [errorStatuses[code], { $ref: `#/components/responses/${code}` }]),
    ),
    default: failure('The server failed (500), or has no response in time (503).', false),
  }
}

const schemaRef = (shape: keyof typeof shapes) => ({ $ref: `#/components/schemas/${shape}` })

const failure = (description: string, hasWait: boolean) => ({
  description,
  ...(hasWait && {
    headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
  }),
  content: { 'application/json': { schema: schemaRef('Error') } },
})
