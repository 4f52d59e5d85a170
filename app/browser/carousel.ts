/** Banner carousels: a strip that scrolls and snaps by itself; this adds buttons, dots and the 6 s advance. */

import { whenAtRest } from './islands.ts'

/** Milliseconds a slide stays (spec section 9). */
const interval = 6000

export function startCarousels(): void {
  whenAtRest(() => {
    for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) startCarousel(carousel)
  })
}

function startCarousel(carousel: HTMLElement): void {
  const strip = carousel.querySelector<HTMLElement>('[data-slides]')
  if (!strip) return
  carousel.dataset.started = ''
  const slides = [...strip.children] as HTMLElement[]
  const dots = [...carousel.querySelectorAll<HTMLButtonElement>('[data-slide-to]')]
  const pause = carousel.querySelector<HTMLButtonElement>('[data-pause]')
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  let current = 0
  let paused = calm.matches
  let timer = 0

  /** From one slide to the next, and how many stand side by side. */
  const step = () => (slides[1]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0) || 1
  const abreast = () => Math.round(strip.clientWidth / step()) || 1
  const stops = () => Math.max(1, slides.length - abreast() + 1)

  const show = (index: number) => {
    const at = (index + stops()) % stops()
    strip.scrollTo({ left: at * step(), behavior: calm.matches ? 'auto' : 'smooth' })
  }
  const busy = () =>
    document.hidden || carousel.matches(':hover, :focus-within') || document.querySelector('dialog:modal')
  const wait = () => {
    clearInterval(timer)
    if (!paused) timer = window.setInterval(() => !busy() && show(current + 1), interval)
  }
  const setPaused = (value: boolean) => {
    paused = value
    pause?.setAttribute('aria-pressed', String(paused))
    wait()
  }
  const mark = () => {
    for (const [index, slide] of slides.entries())
      slide.inert = index < current || index >= current + abreast()
    for (const [index, dot] of dots.entries()) {
      dot.hidden = index >= stops()
      dot.setAttribute('aria-current', String(index === current))
    }
  }
  strip.addEventListener(
    'scroll',
    () => {
      const at = Math.round(strip.scrollLeft / step())
      if (at === current) return
      current = at
      mark()
      wait()
    },
    { passive: true },
  )
  for (const [index, dot] of dots.entries()) dot.addEventListener('click', () => show(index))
  carousel.querySelector('[data-previous]')?.addEventListener('click', () => show(current - 1))
  carousel.querySelector('[data-next]')?.addEventListener('click', () => show(current + 1))
  pause?.addEventListener('click', () => setPaused(!paused))
  carousel.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') show(current + 1)
    if (key === 'ArrowLeft') show(current - 1)
  })
  addEventListener('resize', mark)
  calm.addEventListener('change', () => setPaused(calm.matches))
  mark()
  setPaused(paused)
}
