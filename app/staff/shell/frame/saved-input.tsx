import { useEffect, useRef, useState } from 'react'
import { useNavigation, useRouteLoaderData } from 'react-router'
import { staffPath } from '#app/staff/addresses.ts'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { useText } from '#app/ui/lang.tsx'
import { frame } from '#content/staff/shell/frame.ts'
import type { loader } from './frame.tsx'
import { type FormLoss, forgetForm, keepForm, putFormBack } from './saved-form.ts'

/** Stores input until a response, and restores lost input with a note. */
export function SavedInput() {
  const person = useRouteLoaderData<typeof loader>('staff/frame')
  const who = person ? `${person.role} ${person.name}` : ''
  const { state } = useNavigation()
  const [loss, setLoss] = useState<FormLoss | null>(null)
  const isKept = useRef(false)
  const text = useText()

  useEffect(() => {
    if (!who) return
    setLoss(putFormBack(who))
    const keep = ({ target }: Event) => {
      const form = target instanceof Element && target.closest('form')
      if (!form) return
      isKept.current = true
      if (form.getAttribute('action') === staffPath('signOut')) forgetForm()
      else keepForm(form, who)
    }
    // A session may end before a script sends its form.
    for (const type of ['input', 'submit']) document.addEventListener(type, keep, true)
    return () => {
      for (const type of ['input', 'submit']) document.removeEventListener(type, keep, true)
    }
  }, [who])

  // The sign-in page does not render this component: only responses reach this effect.
  useEffect(() => {
    if (state === 'submitting') setLoss(null)
    if (state !== 'idle' || !isKept.current) return
    isKept.current = false
    forgetForm()
  }, [state])

  return loss && <Note kind="info">{text(loss === 'away' ? frame.typedWhileAway : frame.typedBefore)}</Note>
}
