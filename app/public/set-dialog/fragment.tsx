/** GET /menu/set/?name=… : the dialogs of one set (spec section 2, Menu page). */
import type { LoaderFunctionArgs } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { langOf } from '#app/paths.ts'
import { fragment, notInCatalogue } from '#app/public/fragment.server.tsx'
import { todayInHongKong } from '#domain/calendar.ts'
import { findSet } from '#domain/menu/set-lookup.ts'
import { SetDialog } from './dialog.tsx'
import { setDialogView } from './view.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const url = new URL(request.url)
  const lang = langOf(url.pathname)
  const [{ sets, categories }, settings] = await Promise.all([api.catalogue(), api.settings()])
  const set = findSet(sets, url.searchParams.get('name'))
  if (!set) return notInCatalogue()
  const today = todayInHongKong(api.now())
  const view = setDialogView(set, { categories, settings, today, shop: await api.shop(), lang })
  return fragment(lang, <SetDialog view={view} />)
}
