import { useCallback, useEffect, useRef } from 'react'

/** A message that appears between press and release moves the pressed control, and the click is lost. */
export function useRunOnRelease(): (action: () => void) => void {
  const callbacks = useRef<(() => void)[]>([])
  const isPressed = useRef(false)
  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
      const actions = callbacks.current.splice(0)
      // The timer runs the actions after the click that follows the release.
      if (actions.length > 0) setTimeout(() => actions.forEach((action) => void action()))
    }
    addEventListener('pointerdown', press, true)
    for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, release, true)
    return () => {
      removeEventListener('pointerdown', press, true)
      for (const end of ['pointerup', 'pointercancel'] as const) removeEventListener(end, release, true)
    }
  }, [])
  return useCallback((action) => {
    if (isPressed.current) callbacks.current.push(action)
    else action()
  }, [])
}
