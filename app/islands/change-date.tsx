import { ChangeDate, type ChangeDateProps } from '#app/order/change-date.tsx'
import { renderPart } from '#app/ui/islands/take-over.tsx'
import type { Lang } from '#domain/text.ts'

export function mount(element: HTMLElement, props: ChangeDateProps, lang: Lang): Promise<void> {
  return renderPart(element, lang, ChangeDate, props)
}
