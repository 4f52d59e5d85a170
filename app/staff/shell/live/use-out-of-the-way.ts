import { type RefObject, useEffect, useState } from 'react'

/** A region at the foot must not cover the focused element. */
export function useOutOfTheWay(region: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const look = () => {
      const [element, focused] = [region.current, document.activeElement]
      if (!element || !focused || focused === document.body || element.contains(focused)) return
      const { top, bottom, left, right } = focused.getBoundingClientRect()
      const box = element.getBoundingClientRect()
      const height = box.height
      const isBeside = right < box.left || left > box.right
      // The upper edge of the region if it were at the foot.
      const edge = window.innerHeight - height - footHeightPx
      if (height > 0) setAway(!isBeside && bottom > edge && top < window.innerHeight)
    }
    document.addEventListener('focusin', look)
    const size = new ResizeObserver(look)
    if (region.current) size.observe(region.current)
    return () => {
      document.removeEventListener('focusin', look)
      size.disconnect()
    }
  }, [region])
  return isAway
}

/** Includes a phone's tabs. */
const footHeightPx = 84
