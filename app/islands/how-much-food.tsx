/** Brings the calculator to life: on the page that holds it, or in a dialog over any other. */
import { useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { howMuchFood } from '#content/how-much-food.ts'
import type { Lang } from '#domain/text.ts'
import { Calculator } from '../site/how-much-food/calculator.tsx'
import type { HowMuchFoodProps } from '../site/how-much-food/how-much-food-view.ts'
import { Dialog } from '../ui/dialog.tsx'
import { LangProvider, useText } from '../ui/lang.tsx'

export function mount(element: HTMLElement, props: HowMuchFoodProps, lang: Lang): void {
  hydrateRoot(
    element,
    <LangProvider lang={lang}>
      <Calculator {...props} />
    </LangProvider>,
  )
}

/** From a link to the page that holds the calculator: what it works with is read there. */
export async function open(opener: HTMLElement, _dataset: DOMStringMap, lang: Lang): Promise<void> {
  if (!(opener instanceof HTMLAnchorElement) || opener.ariaBusy === 'true') return
  opener.ariaBusy = 'true'
  try {
    const props = await propsAt(opener.href)
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    const close = () => {
      root.unmount()
      place.remove()
      opener.focus({ preventScroll: true })
    }
    root.render(
      <LangProvider lang={lang}>
        <CalculatorDialog props={props} onClosed={close} />
      </LangProvider>,
    )
  } catch {
    location.assign(opener.href)
  } finally {
    opener.ariaBusy = null
  }
}

async function propsAt(address: string): Promise<HowMuchFoodProps> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`no calculator at ${address}: ${answer.status}`)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const props = page.querySelector('[data-island="how-much-food"] + script')?.textContent
  return JSON.parse(props ?? '')
}

function CalculatorDialog({
  props,
  onClosed,
}: {
  readonly props: HowMuchFoodProps
  readonly onClosed: () => void
}) {
  const text = useText()
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    onClosed()
  }
  return (
    <Dialog title={text(howMuchFood.title)} size="l" open={isOpen} onClose={close}>
      <p>{text(howMuchFood.lead)}</p>
      <Calculator {...props} />
    </Dialog>
  )
}
