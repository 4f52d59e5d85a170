import { updateCart } from '#app/cart/store.ts'
import { loadOrdering } from '#app/http/ordering.ts'
import { orderAgainTexts, unavailableNow } from '#content/ordering/order-again.ts'
import { addToCart } from '#domain/ordering/cart.ts'
import { type EarlierLine, orderAgain } from '#domain/ordering/order-again.ts'
import type { Lang } from '#domain/text.ts'
import { open as openCart } from './cart.tsx'

/** Longer than a slow phone needs. */
const timeoutMs = 10_000

/** Names what is no longer sold. */
export async function open(opener: HTMLElement, dataset: DOMStringMap, lang: Lang): Promise<void> {
  const event = document.querySelector('[data-again-news]')
  const say = (text: string) => {
    if (event) event.textContent = text
  }
  const lines: readonly EarlierLine[] = JSON.parse(dataset.lines ?? '[]')
  const ids = lines.flatMap(({ setId }) => setId ?? [])
  try {
    const { rules } = await loadOrdering(ids, null, AbortSignal.timeout(timeoutMs))
    const { items, missingItems } = orderAgain(lines, rules.sets, lang)
    updateCart((cart) => items.reduce((all, { item, pricing }) => addToCart(all, item, pricing), cart))
    say(missingItems.length > 0 ? unavailableNow(missingItems)[lang] : '')
    if (items.length > 0) openCart(opener, {}, lang)
  } catch {
    say(orderAgainTexts.failed[lang])
  }
}
