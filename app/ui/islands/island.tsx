import type { ReactNode } from 'react'
import { JsonScript } from './json-script.tsx'

/** Each island activates a part of a page. */
type IslandName = 'change-date' | 'how-much-food' | 'menu-filter' | 'order-page' | 'set-page' | 'tabs'

/** Islands that open a dialog for `data-opens`. */
type DialogName = 'cart' | 'cooperation' | 'enquiry' | 'gift' | 'how-much-food' | 'order-again' | 'set'

declare module 'react' {
  interface HTMLAttributes<T> {
    'data-opens'?: DialogName | undefined
  }
}

/** The browser gets only `props`, so pass only the needed fields. */
export function Island({
  name,
  props,
  children,
}: {
  readonly name: IslandName
  readonly props?: object
  readonly children?: ReactNode
}) {
  return (
    <>
      <div data-island={name}>{children}</div>
      {props && <JsonScript value={props} />}
    </>
  )
}
