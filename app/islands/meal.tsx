import { hydrateRoot } from 'react-dom/client'
import { MealChooser } from '#app/order/meal-chooser.tsx'
import { startMealPage } from '#app/order/meal-page.ts'
import type { MealView } from '#app/order/meal-view.ts'
import { LangProvider } from '#app/ui/lang.tsx'
import type { Lang } from '#domain/text.ts'

/** Brings the set-meal page to life; what the server wrote stays as it is. */
export function mount(element: HTMLElement, view: MealView, lang: Lang): void {
  hydrateRoot(
    element,
    <LangProvider lang={lang}>
      <MealChooser view={view} />
    </LangProvider>,
  )
  startMealPage()
}
