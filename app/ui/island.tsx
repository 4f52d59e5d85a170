import type { ReactNode } from 'react'

/** The islands there are; app/islands/ has a module of each name. */
export type IslandName =
  | 'menu'
  | 'meal'
  | 'cart'
  | 'order'
  | 'set'
  | 'gift'
  | 'sheets'
  | 'tabs'
  | 'how-much-food'

/**
 * A part of the page that comes alive in the browser. It is rendered here as it will first be there; `props` are
 * all it gets, so they hold only what it needs, field by field.
 */
export function Island({
  name,
  props,
  children,
}: {
  readonly name: IslandName
  readonly props: object
  readonly children?: ReactNode
}) {
  return (
    <>
      <div data-island={name}>{children}</div>
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped can't end the element
        dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll('<', '\\u003c') }}
      />
    </>
  )
}
