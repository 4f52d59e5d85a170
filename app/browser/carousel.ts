/** Adds buttons, dots, arrow keys and automatic advance to a native scroll-snap row. */
import { slideMs } from '#domain/shop/timing.ts'

/** Milliseconds before an automatic advance in which the next pictures load. */
const headStart = 2000
/** Milliseconds without movement after which a scroll has ended. */
const stillness = 150

/**
 * `carousel` holds [data-slides] and the controls of app/ui/carousel-controls.tsx. If it can be paused, it
 * advances by itself and loops. Slides get `data-near` before they are shown, so that a style sheet can delay
 * their pictures.
 */
export function startCarousel(carousel: HTMLElement): void {
  const row = carousel.querySelector<HTMLElement>('[data-slides]')
  if (!row || 'started' in carousel.dataset) return
  carousel.dataset.started = ''
  const slides = [...row.children] as HTMLElement[]
  const arrows = [...carousel.querySelectorAll<HTMLElement>('[data-step]')]
  const dots = [...carousel.querySelectorAll<HTMLElement>('[data-dot]')]
  const position = carousel.querySelector('[data-position]')
  const pause = carousel.querySelector('[data-pause]')
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  let current = 0
  /** Target of the last press: a second press during the scroll goes one slide further. */
  let aim = 0
  let settling = 0

  const step = () => (slides[1]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0) || 1
  const abreast = () => Math.round(row.clientWidth / step()) || 1
  const stops = () => Math.max(1, slides.length - abreast() + 1)

  const approach = (index: number) => slides.at(index % slides.length)?.toggleAttribute('data-near', true)
  const approachNeighbours = () => {
    approach(current - 1)
    approach(current + abreast())
  }
  const show = (index: number) => {
    aim = pause ? (index + stops()) % stops() : Math.max(0, Math.min(stops() - 1, index))
    approach(aim)
    row.scrollTo({ left: aim * step(), behavior: calm.matches ? 'auto' : 'smooth' })
  }
  const mark = () => {
    for (const [index, slide] of slides.entries()) {
      slide.inert = index < current || index >= current + abreast()
      if (!slide.inert) approach(index)
    }
    for (const [index, dot] of dots.entries()) {
      dot.hidden = index >= stops()
      dot.ariaCurrent = String(index === current)
    }
    if (pause) return
    // A disabled button would lose the focus at the last slide.
    for (const arrow of arrows) {
      const next = current + Number(arrow.dataset.step)
      arrow.ariaDisabled = String(next < 0 || next >= stops())
    }
  }
  const wait = pause ? startAdvance(carousel, pause, calm, approachNeighbours, () => show(aim + 1)) : () => {}

  for (const sign of ['pointerenter', 'touchstart', 'focusin'] as const)
    carousel.addEventListener(sign, approachNeighbours, { passive: true })
  row.addEventListener(
    'scroll',
    () => {
      clearTimeout(settling)
      settling = window.setTimeout(() => {
        aim = current
      }, stillness)
      const at = Math.round(row.scrollLeft / step())
      if (at === current) return
      current = at
      mark()
      if (position) position.textContent = slides[at]?.ariaLabel ?? ''
      wait()
    },
    { passive: true },
  )
  for (const [index, dot] of dots.entries()) dot.addEventListener('click', () => show(index))
  for (const arrow of arrows) arrow.addEventListener('click', () => show(aim + Number(arrow.dataset.step)))
  carousel.addEventListener('keydown', (event) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    show(aim + by)
  })
  // The number of visible slides depends on the window, and on a dialog that opens.
  new ResizeObserver(mark).observe(row)
}

/** @returns a function that restarts the interval */
function startAdvance(
  carousel: HTMLElement,
  pause: Element,
  calm: MediaQueryList,
  prepare: () => void,
  advance: () => void,
) {
  let isPaused = false
  let timer = 0
  let beforehand = 0
  const isBusy = () =>
    document.hidden || carousel.matches(':hover, :focus-within') || document.querySelector('dialog:modal')
  const wait = () => {
    clearInterval(timer)
    clearTimeout(beforehand)
    if (isPaused) return
    beforehand = window.setTimeout(prepare, slideMs - headStart)
    timer = window.setInterval(() => !isBusy() && advance(), slideMs)
  }
  const setPaused = (value: boolean) => {
    isPaused = value
    pause.ariaPressed = String(value)
    wait()
  }
  pause.addEventListener('click', () => setPaused(!isPaused))
  calm.addEventListener('change', () => setPaused(calm.matches))
  setPaused(calm.matches)
  return wait
}
