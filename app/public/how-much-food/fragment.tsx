/** GET /menu/how-much-food/ : the calculator's data as JSON, loaded on demand. */
import type { LoaderFunctionArgs } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { langOf } from '#app/paths.ts'
import { calculatorView } from './view.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const lang = langOf(new URL(request.url).pathname)
  const { sets } = await api.catalogue()
  return Response.json(calculatorView(sets, await api.settings(), lang))
}
