/** Brings the calculator to life: on the page that holds it, or in a dialog over any other. */
import { createRoot } from 'react-dom/client'
import { fragmentPath } from '#app/paths.ts'
import css from '#app/site/how-much-food/calculator.module.css'
import { Calculator } from '#app/site/how-much-food/calculator.tsx'
import type { HowMuchFoodProps } from '#app/site/how-much-food/view.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { LangProvider, useText } from '#app/ui/lang.tsx'
import { openOverlay } from '#app/ui/overlay.tsx'
import { howMuchFood } from '#content/pages/how-much-food.ts'
import type { Lang } from '#domain/text.ts'

/** Takes the table's place; where what it works from can't be had, the table stays. */
export async function mount(element: HTMLElement, _props: unknown, lang: Lang): Promise<void> {
  const props = await fetchProps(lang).catch(() => null)
  if (!props) return
  createRoot(element).render(
    <LangProvider lang={lang}>
      <Calculator {...props} />
    </LangProvider>,
  )
}

/** From a link to the page that holds the calculator. */
export async function open(opener: HTMLElement, _dataset: DOMStringMap, lang: Lang): Promise<void> {
  if (opener.ariaBusy === 'true') return
  opener.ariaBusy = 'true'
  try {
    const props = await fetchProps(lang)
    openOverlay({ name: 'how-much-food', lang, opener }, (close) => (
      <CalculatorDialog props={props} onClosed={close} />
    ))
  } catch {
    if (opener instanceof HTMLAnchorElement) location.assign(opener.href)
  } finally {
    opener.ariaBusy = null
  }
}

async function fetchProps(lang: Lang): Promise<HowMuchFoodProps> {
  const address = fragmentPath('how-much-food', lang)
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`no fragment at ${address}: ${answer.status}`)
  const part = new DOMParser().parseFromString(await answer.text(), 'text/html')
  return JSON.parse(part.querySelector('script')?.textContent ?? '')
}

function CalculatorDialog({
  props,
  onClosed,
}: {
  readonly props: HowMuchFoodProps
  readonly onClosed: () => void
}) {
  const text = useText()
  return (
    <Dialog title={text(howMuchFood.title)} size="l" open onClose={onClosed}>
      <p className={css.lead}>{text(howMuchFood.lead)}</p>
      <Calculator {...props} />
    </Dialog>
  )
}
