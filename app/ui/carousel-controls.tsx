import { carouselWords } from '#content/controls.ts'
import { IconButton } from './button.tsx'
import css from './carousel-controls.module.css'
import { useText } from './lang.tsx'

export interface CarouselControlsProps {
  /** Names of the slides, in order. */
  readonly labels: readonly string[]
  /** Slides advance automatically, can be paused, and have a link on each dot. */
  readonly advances?: boolean
  /** On narrow screens swiping replaces the arrows. */
  readonly hasArrowsOnWideOnly?: boolean
  readonly className?: string | undefined
}

/** Previous, a hexagon per slide, next; app/browser/carousel.ts activates them. */
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
