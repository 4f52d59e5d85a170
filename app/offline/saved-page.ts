/** A copy of a page offers the server's page once that can be reached. */
import { langOf } from '#app/paths.ts'
import { offline } from '#content/pages/offline.ts'

const everyMs = 15_000

export function watchConnection(bar: HTMLElement): void {
  // Parts that wait for a touch, such as the choice of dishes, say at once that there are no orders.
  dispatchEvent(new Event('touchstart'))
  const timer = setInterval(() => void look(), everyMs)
  addEventListener('online', look)
  document.addEventListener('visibilitychange', look)

  async function look(): Promise<void> {
    if (document.visibilityState === 'hidden' || !(await isServerThere())) return
    clearInterval(timer)
    removeEventListener('online', look)
    document.removeEventListener('visibilitychange', look)
    const lang = langOf(location.pathname)
    const [text, link] = [bar.querySelector('span'), bar.querySelector('a')]
    if (text) text.textContent = offline.back[lang]
    if (link) link.textContent = offline.reload[lang]
  }
}

/** The browser's own word only says whether there is some network, and a server without its database opens no page. */
async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/health', { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}
