/** The order form stays on the page while the server, the network or the database is down. */
import { useState } from 'react'

/** Result when no server responded. */
export const away = { view: null, problem: 'temporarily-unavailable' } as const

/** The last value that was not null. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
