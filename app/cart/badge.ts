/** The first script includes it, so it has no React. */
import { cartCount } from '#domain/ordering/cart.ts'
import { getSnapshot, mendStoredCart, subscribe } from './store.ts'

export function startCartBadge(): void {
  const show = () => {
    const count = cartCount(getSnapshot())
    for (const badge of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
      badge.hidden = count === 0
      badge.textContent = badgeText(count)
    }
  }
  mendStoredCart()
  subscribe(show)
  show()
}

export function badgeText(count: number): string {
  return count > 99 ? '99+' : String(count)
}
