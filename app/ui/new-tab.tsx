import { controls } from '#content/controls.ts'
import { useText } from './lang.tsx'

/** Tells screen readers that a link opens a new tab; put it at the end of the link's text. */
export function NewTab() {
  return <span className="vh">{useText()(controls.newTab)}</span>
}
