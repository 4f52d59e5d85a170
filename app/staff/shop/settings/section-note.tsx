import { Note } from '#app/staff/shell/ui/note.tsx'
import { useText } from '#app/ui/lang.tsx'
import type { SettingsFormResult } from './settings-result.ts'

export function SectionNote({ formResult }: { readonly formResult: SettingsFormResult | null }) {
  const text = useText()
  const words = formResult?.problem ?? formResult?.success
  if (!words) return null
  return (
    <div ref={takeFocus} tabIndex={-1} role={formResult?.problem ? undefined : 'status'}>
      <Note kind={formResult?.problem ? 'error' : 'done'}>{text(words)}</Note>
    </div>
  )
}

/** The clicked button disappears, which would move the focus to the page's top. */
const takeFocus = (note: HTMLElement | null) => note?.focus()
