/** Keeps the form of an order on the page while the server, the network or the database is away. */
import { useState } from 'react'
import { isRouteErrorResponse } from 'react-router'

/** What the page is answered when nobody could answer it. */
export const away = { view: null, problem: 'temporarily-unavailable' } as const

/** The answer of the server. An error would take the form off the page with everything typed in it. */
export async function answerOrAway<Answer>(serverAction: () => Promise<Answer>) {
  try {
    return await serverAction()
  } catch (error) {
    const isMeant = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)
    if (isMeant) throw error
    return away
  }
}

/** The value as it was when there was one last. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
