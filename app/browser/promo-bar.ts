/** An inline script reads this key before the first paint, so that a closed bar never flashes. */
export const promoKey = 'promoClosed'

export function startPromoBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-promo]')
  bar?.querySelector('[data-close-promo]')?.addEventListener('click', () => {
    document.documentElement.dataset.promoClosed = ''
    try {
      localStorage.setItem(promoKey, bar.dataset.promo ?? '')
    } catch {}
  })
}
