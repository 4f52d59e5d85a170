/** Keeps the form of an order on the page while the server, the network or the database is away. */
import { useState } from 'react'

/** What the page is answered when nobody could answer it. */
export const away = { view: null, problem: 'temporarily-unavailable' } as const

/** The value as it was when there was one last. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
