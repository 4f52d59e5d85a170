import type { KeyboardEvent, PointerEvent } from 'react'
import { useText } from '#app/ui/lang.tsx'
import { picturesPanel } from '#content/staff/shop/settings/pictures.ts'
import type { Focus } from '#domain/shop/shop-picture.ts'
import styles from './pictures.module.css'

interface FocusPickerProps {
  readonly address: string
  readonly focus: Focus
  readonly onPick: (focus: Focus) => void
}

const steps: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -2, y: 0 },
  ArrowRight: { x: 2, y: 0 },
  ArrowUp: { x: 0, y: -2 },
  ArrowDown: { x: 0, y: 2 },
}

const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)))

/** Sets the focal point by a click; two number fields do the same. */
export function FocusPicker({ address, focus, onPick }: FocusPickerProps) {
  const text = useText()
  function press(event: PointerEvent<HTMLButtonElement>) {
    const { left: remaining, top, width, height } = event.currentTarget.getBoundingClientRect()
    onPick({
      x: percent((100 * (event.clientX - remaining)) / width),
      y: percent((100 * (event.clientY - top)) / height),
    })
  }
  function move(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    onPick({ x: percent(focus.x + step.x), y: percent(focus.y + step.y) })
  }
  return (
    <button
      type="button"
      className={styles.picker}
      aria-label={`${text(picturesPanel.focus)}: ${focus.x}%, ${focus.y}%`}
      onPointerUp={press}
      onKeyDown={move}
    >
      <img src={address} alt="" draggable={false} />
      <span style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
    </button>
  )
}
