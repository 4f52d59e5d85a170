import { hydrateRoot } from 'react-dom/client'
import { startMealPage } from '#app/browser/section-tabs.ts'
import { MealChooser } from '#app/set/chooser.tsx'
import type { MealView } from '#app/set/view.ts'
import { LangProvider } from '#app/ui/lang.tsx'
import type { Lang } from '#domain/text.ts'

/** Brings the set-meal page to life; what the server wrote stays as it is. */
export function mount(element: HTMLElement, view: MealView, lang: Lang): void {
  startMealPage()
  hydrateRoot(
    element,
    <LangProvider lang={lang}>
      <MealChooser view={view} />
    </LangProvider>,
  )
}
