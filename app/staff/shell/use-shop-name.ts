import { useRouteLoaderData } from 'react-router'
import { useText } from '#app/ui/lang.tsx'
import type { DocumentData } from './document.tsx'

/** The name of the shop, in the language of the page. */
export function useShopName(): string {
  const around = useRouteLoaderData<DocumentData>('staff/document')
  const text = useText()
  return around ? text(around.shopName) : ''
}
