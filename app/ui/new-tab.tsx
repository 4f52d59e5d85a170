import { controls } from '#content/controls.ts'
import { useText } from './lang.tsx'

/** Put it at the end of the link's text. */
export function NewTab() {
  return <span className="vh">{useText()(controls.newTab)}</span>
}
