import { useRouteLoaderData } from 'react-router'
import { useText } from '#app/ui/lang.tsx'
import type { DocumentData } from './document.tsx'

export function useShopName(): string {
  const around = useRouteLoaderData<DocumentData>('staff/document')
  const text = useText()
  return around ? text(around.shopName) : ''
}
