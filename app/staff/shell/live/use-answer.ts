import { useState } from 'react'
import { useActionData, useLocation } from 'react-router'

/**
 * React Router forgets a form's result whenever the page's data is revalidated; this keeps it until another
 * form or page.
 */
export function useAnswer<Action>(): ReturnType<typeof useActionData<Action>> {
  const latest = useActionData<Action>()
  const { key } = useLocation()
  const [last, setLast] = useState({ answer: latest, key })
  // Every posted form and every page has another key.
  if (last.key !== key || (latest !== undefined && latest !== last.answer)) {
    setLast({ answer: latest, key })
    return latest
  }
  return last.answer
}
