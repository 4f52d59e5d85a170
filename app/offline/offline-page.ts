/** Fills the offline page's list with what this device has saved. */

import { cacheNames } from '#app/browser/shop-caches.ts'
import { getSnapshot } from '#app/cart/store.ts'
import { langOf } from '#app/paths.ts'
import { setsInBasket } from '#content/pages/offline.ts'
import { cartCount } from '#domain/ordering/cart.ts'

export async function showWhatIsSaved(): Promise<void> {
  const lang = langOf(location.pathname)
  const count = cartCount(getSnapshot())
  if (count > 0) show('basket', setsInBasket(count)[lang])
  const hour = partOf('menu')?.dataset.hour
  if (hour) show('menu', hour)
  const orders = await (await caches.open(cacheNames.order)).keys()
  showOrders(orders.map(({ url }) => new URL(url)).filter(({ pathname }) => !pathname.startsWith('/api/')))
}

const partOf = (name: string) => document.querySelector<HTMLElement>(`[data-offline="${name}"]`)

function show(name: 'basket' | 'menu', value: string): void {
  for (const part of document.querySelectorAll<HTMLElement>(`[data-offline^="${name}"]`)) part.hidden = false
  const place = partOf(name)?.querySelector('[data-value]')
  if (place) place.textContent = value
}

function showOrders(urls: readonly URL[]): void {
  const model = partOf('order')
  for (const { href, pathname } of urls) {
    const entry = model?.cloneNode(true)
    if (!(entry instanceof HTMLElement)) return
    const link = Object.assign(document.createElement('a'), { href, textContent: pathname.split('/').at(-2) })
    entry.querySelector('[data-value]')?.replaceChildren(link)
    entry.hidden = false
    model?.before(entry)
  }
}
