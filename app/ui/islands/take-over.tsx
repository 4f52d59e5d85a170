/** A transition renders in small pieces between input events. Resolves once the part responds. */
import { type ComponentType, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { LangProvider } from '#app/ui/lang.tsx'
import type { Lang } from '#domain/text.ts'

/** Keeps the server's HTML. */
export function hydratePart<Props extends object>(
  element: HTMLElement,
  lang: Lang,
  Part: ComponentType<Props>,
  props: Props,
): Promise<void> {
  return new Promise((onAlive) => {
    const part = <AlivePart lang={lang} Part={Part} props={props} onAlive={onAlive} />
    startTransition(() => void hydrateRoot(element, part))
  })
}

/** Replaces the server's HTML. */
export function renderPart<Props extends object>(
  element: HTMLElement,
  lang: Lang,
  Part: ComponentType<Props>,
  props: Props,
): Promise<void> {
  return new Promise((onAlive) => {
    const root = createRoot(element)
    startTransition(() => root.render(<AlivePart lang={lang} Part={Part} props={props} onAlive={onAlive} />))
  })
}

interface AlivePartProps<Props> {
  readonly lang: Lang
  readonly Part: ComponentType<Props>
  readonly props: Props
  readonly onAlive: () => void
}

function AlivePart<Props extends object>({ lang, Part, props, onAlive }: AlivePartProps<Props>) {
  // Runs after the part's own effects.
  useEffect(onAlive, [onAlive])
  return (
    <LangProvider lang={lang}>
      <Part {...props} />
    </LangProvider>
  )
}
