/** The form stays while the server, the network or the database is down. */
import { useState } from 'react'

export const away = { view: null, problem: 'temporarily-unavailable' } as const

export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
