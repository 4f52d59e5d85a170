import { IconButton } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { home, slideLabel } from '#content/pages/home.ts'
import css from './carousel-controls.module.css'

/** Previous, a hexagon a picture, next, pause; browser/carousel.ts makes them work. */
export function CarouselControls({
  count,
  className = '',
}: {
  readonly count: number
  readonly className?: string | undefined
}) {
  const text = useText()
  return (
    <div className={`${css.controls} ${className} needs-script`}>
      <IconButton name="back" label={text(home.previous)} data-previous="" />
      <div className={css.dots}>
        {Array.from({ length: count }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position
            key={index}
            type="button"
            data-slide-to=""
            aria-label={text(slideLabel(index + 1, count))}
            aria-current={index === 0}
          />
        ))}
      </div>
      <IconButton name="next" label={text(home.next)} data-next="" />
      <IconButton name="pause" label={text(home.pause)} data-pause="" aria-pressed={false} />
    </div>
  )
}
