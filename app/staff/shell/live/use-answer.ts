import { useState } from 'react'
import { useActionData, useLocation } from 'react-router'

/**
 * The result of the last posted form, until another form or page. React Router forgets it whenever the page's
 * data is revalidated: on hydration and after every event.
 */
export function useAnswer<Action>(): ReturnType<typeof useActionData<Action>> {
  const latest = useActionData<Action>()
  const { key } = useLocation()
  const [kept, setKept] = useState({ answer: latest, key })
  // The key changes with every posted form and every page.
  if (kept.key !== key || (latest !== undefined && latest !== kept.answer)) {
    setKept({ answer: latest, key })
    return latest
  }
  return kept.answer
}
