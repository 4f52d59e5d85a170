import { useState } from 'react'
import { useActionData, useLocation } from 'react-router'

/**
 * What the server answered to the form that was posted last, until another form is posted or another page opened. React
 * Router forgets it whenever it loads the page's data again: when the script takes over, and at every piece of news.
 */
export function useAnswer<Action>(): ReturnType<typeof useActionData<Action>> {
  const latest = useActionData<Action>()
  const { key } = useLocation()
  const [kept, setKept] = useState({ answer: latest, key })
  // The key changes with every form that is posted and every page that is opened.
  if (kept.key !== key || (latest !== undefined && latest !== kept.answer)) {
    setKept({ answer: latest, key })
    return latest
  }
  return kept.answer
}
