import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { CartDrawer } from '#app/cart/drawer.tsx'
import { LangProvider } from '#app/ui/lang.tsx'
import type { Lang } from '#domain/text.ts'

/** Shows the drawer again; set once it has been rendered. */
let show: (() => void) | null = null

/** Opens the basket over the page; the focus goes back to where it came from. */
export function open(_opener: HTMLElement, _dataset: DOMStringMap, lang: Lang): void {
  if (!show) {
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    flushSync(() =>
      root.render(
        <LangProvider lang={lang}>
          <CartIsland />
        </LangProvider>,
      ),
    )
  }
  show?.()
}

function CartIsland() {
  const [isOpen, setOpen] = useState(false)
  show = () => setOpen(true)
  return <CartDrawer open={isOpen} onClose={() => setOpen(false)} />
}
