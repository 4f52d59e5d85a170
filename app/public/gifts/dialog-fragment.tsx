/** GET /menu/gift-dialog/?name=… : the dialogs of one gift (spec section 2, Menu page). */
import type { LoaderFunctionArgs } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { langOf } from '#app/paths.ts'
import { fragment, notInCatalogue } from '#app/public/fragment.server.tsx'
import { findByName } from '#domain/menu/set-lookup.ts'
import { GiftDialog } from './dialog.tsx'
import { giftView } from './gift-view.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const url = new URL(request.url)
  const lang = langOf(url.pathname)
  const gift = findByName((await api.catalogue()).gifts, url.searchParams.get('name'))
  if (!gift) return notInCatalogue()
  return fragment(lang, <GiftDialog gift={giftView(gift, { lang, shop: await api.shop() })} />)
}
