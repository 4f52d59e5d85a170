import type { ReactNode } from 'react'
import { JsonScript } from './json-script.tsx'

/** Islands that take over a part of a page; app/islands/ has a module of each name. */
type IslandName = 'change-date' | 'how-much-food' | 'order-page' | 'set-page' | 'tabs'

/** Islands that open a dialog for the control that names them in `data-opens`. */
type DialogName = 'cart' | 'cooperation' | 'enquiry' | 'gift' | 'how-much-food' | 'order-again' | 'set'

declare module 'react' {
  interface HTMLAttributes<T> {
    'data-opens'?: DialogName | undefined
  }
}

/**
 * A part of the page that becomes interactive in the browser. It is rendered here as it first appears there;
 * `props` are its only data, so they contain only what it needs, field by field.
 */
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
