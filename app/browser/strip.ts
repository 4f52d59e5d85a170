/** A row of pictures or pages that scrolls and snaps by itself: previous, next, arrow keys and where one is. */

/** `strip` holds [data-slides] and [data-controls]; slides tell their place with aria-label. */
export function startStrip(strip: HTMLElement): void {
  const row = strip.querySelector<HTMLElement>('[data-slides]')
  const controls = strip.querySelector<HTMLElement>('[data-controls]')
  if (!row || !controls) return
  const slides = [...row.children]
  const buttons = [...controls.querySelectorAll<HTMLElement>('[data-step]')]
  const position = controls.querySelector('[data-position]')
  const dots = [...controls.querySelectorAll('i')]
  let current = 0

  const step = (by: number) => {
    const at = Math.max(0, Math.min(slides.length - 1, current + by))
    if (at === current) return
    row.scrollTo({ left: at * row.clientWidth })
    mark(at)
    if (position) position.textContent = slides[at]?.getAttribute('aria-label') ?? ''
  }
  const mark = (at: number) => {
    current = at
    for (const [index, dot] of dots.entries()) dot.toggleAttribute('data-current', index === at)
    for (const [index, slide] of slides.entries()) slide.toggleAttribute('inert', index !== at)
    // Not disabled: a button that has the focus would lose it at the last page.
    for (const button of buttons) {
      const next = at + Number(button.dataset.step)
      button.setAttribute('aria-disabled', String(next < 0 || next >= slides.length))
    }
  }
  for (const button of buttons) button.addEventListener('click', () => step(Number(button.dataset.step)))
  strip.addEventListener('keydown', (event) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    step(by)
  })
  row.addEventListener('scrollend', () => mark(Math.round(row.scrollLeft / Math.max(1, row.clientWidth))))
  mark(0)
}
