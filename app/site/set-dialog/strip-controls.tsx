import { IconButton } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { setDialog } from '#content/pages/menu.ts'
import css from './strip-controls.module.css'

/** Previous, a hexagon a picture, next; strip.ts makes them work. */
export function StripControls({
  labels,
  className,
}: {
  readonly labels: readonly string[]
  readonly className?: string | undefined
}) {
  const text = useText()
  return (
    <div className={`${css.controls} ${className ?? ''}`} data-controls="">
      <IconButton name="back" label={text(setDialog.previous)} data-step="-1" />
      {labels.map((label, index) => (
        <i key={label} className={css.dot} aria-hidden="true" data-current={index === 0 ? '' : undefined} />
      ))}
      <IconButton name="next" label={text(setDialog.next)} data-step="1" />
      <span className="vh" aria-live="polite" data-position="" />
    </div>
  )
}
