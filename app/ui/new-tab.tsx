import { controls } from '#content/controls.ts'
import { useText } from './lang.tsx'

/** Tells those who listen that a link opens a new tab; it stands at the end of the link's words. */
export function NewTab() {
  return <span className="vh">{useText()(controls.newTab)}</span>
}
