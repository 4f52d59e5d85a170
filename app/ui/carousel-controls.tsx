import { carouselWords } from '#content/controls.ts'
import { IconButton } from './button.tsx'
import css from './carousel-controls.module.css'
import { useText } from './lang.tsx'

export interface CarouselControlsProps {
  readonly labels: readonly string[]
  /** Can be paused, and each dot is a link. */
  readonly advances?: boolean
  /** On narrow screens swiping replaces the arrows. */
  readonly hasArrowsOnWideOnly?: boolean
  readonly className?: string | undefined
}

/** app/browser/carousel.ts activates them. */
export function CarouselControls({
  labels,
  advances = false,
  hasArrowsOnWideOnly = false,
  className,
}: CarouselControlsProps) {
  const text = useText()
  const classes = [css.controls, hasArrowsOnWideOnly && css.wideArrows, className, 'needs-script']
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <IconButton name="back" label={text(carouselWords.previous)} data-step="-1" />
      <div className={css.dots}>
        {labels.map((label, index) =>
          advances ? (
            <button
              key={label}
              type="button"
              data-dot=""
              aria-label={label}
              aria-current={index === 0 ? true : undefined}
            />
          ) : (
            <i key={label} data-dot="" aria-hidden="true" aria-current={index === 0 ? true : undefined} />
          ),
        )}
      </div>
      <IconButton name="next" label={text(carouselWords.next)} data-step="1" />
      {advances ? (
        <IconButton name="pause" label={text(carouselWords.pause)} data-pause="" aria-pressed={false} />
      ) : (
        <span className="vh" aria-live="polite" data-position="" />
      )}
    </div>
  )
}
