import { createHandler, type Handler } from 'graphql-http'
import type { GraphqlContext } from './builder.ts'
import { createDocuments } from './documents.ts'
import { publicErrors, statusOf } from './public-errors.ts'
import { requestExcess } from './request-limits.ts'
import { schema } from './schema.ts'

export function operationHandler(isProduction: boolean): Handler<Request, GraphqlContext> {
  const documents = createDocuments(isProduction)
  return createHandler({
    onSubscribe({ context }, params) {
      const excess = requestExcess(params)
      if (excess) return [excess]
      const query = documents(params.query)
      if ('faults' in query) return publicErrors(query.faults, { isProduction, log: context.log })
      const { operationName, variables } = params
      const { document } = query
      return { schema, document, operationName, variableValues: variables, contextValue: context }
    },
    onOperation({ context: { log } }, _operation, result) {
      if (!('errors' in result) || !result.errors) return
      const row = { ...result, errors: publicErrors(result.errors, { isProduction, log }) }
      const http = statusOf(row.errors)
      if (!http) return row
      const headers = { 'content-type': 'application/json', ...http.headers }
      return [JSON.stringify(row), { status: http.status, statusText: '', headers }]
    },
  })
}
