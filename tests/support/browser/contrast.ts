import type { Page } from '@playwright/test'
import { animationsEnded } from './wait-until-still.ts'

const controls =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, label:has(input), [role=option]'

/** These pseudo-classes are combined with a control's own states. */
const pointerStates = {
  rest: [],
  hovered: ['hover'],
  focused: ['focus', 'focus-visible'],
  pressed: ['hover', 'active'],
} as const

const minContrast = 4.5

/**
 * Measures one of several equal controls in forced states.
 * @param within selector
 */
export async function textsTooFaint(page: Page, within: string): Promise<readonly string[]> {
  const markedControls = await page.evaluate(markControls, { within, controls })
  if (markedControls === 0) throw new Error(`there is no control in ${within}`)
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await browser.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-measured]',
  })
  const faint: string[] = []
  for (const [state, classes] of Object.entries(pointerStates)) {
    for (const nodeId of nodeIds) {
      await browser.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...classes] })
    }
    await animationsEnded(page)
    const matches = await page.evaluate(measureControls, minContrast)
    faint.push(...matches.map((text) => `${state}: ${text}`))
  }
  await browser.detach()
  return faint
}

/** Runs in the page. */
function markControls({ within, controls }: { within: string; controls: string }): number {
  for (const old of document.querySelectorAll('[data-measured]')) old.removeAttribute('data-measured')
  const problems = new Set<string>()
  for (const control of document.querySelectorAll<HTMLElement>(`:is(${within}) :is(${controls})`)) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue
    const { className, parentElement, tagName } = control
    const names = [
      'aria-pressed',
      'aria-selected',
      'aria-current',
      'aria-invalid',
      'aria-disabled',
      'aria-expanded',
    ]
    const states = names.map((name) => control.getAttribute(name))
    const native = [':disabled', ':checked', ':has(:checked)', ':has(:disabled)'].map((each) =>
      control.matches(each),
    )
    const look = JSON.stringify([tagName, className, parentElement?.className, states, native])
    if (problems.has(look)) continue
    problems.add(look)
    control.setAttribute('data-measured', '')
  }
  return problems.size
}

/** Runs in the page. */
function measureControls(minContrast: number): string[] {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number]
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const colourCache = new Map<string, Colour>()
  const colour = (css: string): Colour => {
    const colour = colourCache.get(css)
    if (colour || !canvas) return colour ?? [0, 0, 0, 0]
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = css
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    const value: Colour = [red, green, blue, alpha / 255]
    colourCache.set(css, value)
    return value
  }
  const over = (top: Colour, below: Colour): Colour => {
    const mix = (a: number, b: number) => a * top[3] + b * (1 - top[3])
    return [mix(top[0], below[0]), mix(top[1], below[1]), mix(top[2], below[2]), 1]
  }
  const luminance = ([red, green, blue]: Colour) => {
    const part = (value: number) =>
      value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
    return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
  }
  const contrast = (a: Colour, b: Colour) => {
    const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
    return (light + 0.05) / (dark + 0.05)
  }
  /** A gradient has several colours. */
  const grounds = (element: Element | null): Colour[] => {
    if (!element) return [[255, 255, 255, 1]]
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    const stripes = backgroundImage.startsWith('url')
      ? []
      : (backgroundImage.match(/(?:rgb|color|oklab)a?\([^()]*\)/g) ?? [])
    const tops = (stripes.length > 0 ? stripes : [backgroundColor]).map(colour)
    if (tops.every(([, , , alpha]) => alpha === 1)) return tops
    return grounds(element.parentElement).flatMap((below) => tops.map((top) => over(top, below)))
  }
  const opacity = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1
  const faint: string[] = []
  const measure = (element: Element, css: string, text: string) => {
    const [red, green, blue, alpha] = colour(css)
    for (const ground of grounds(element)) {
      const ratio = contrast(over([red, green, blue, alpha * opacity(element)], ground), ground)
      if (ratio < minContrast) {
        faint.push(
          `${ratio.toFixed(2)} of “${text.trim().slice(0, 30)}” in ${element.closest('[data-measured]')?.className || element.tagName}`,
        )
      }
    }
  }
  for (const control of document.querySelectorAll('[data-measured]')) {
    for (const element of [control, ...control.querySelectorAll('*')]) {
      const { clientWidth, clientHeight } = element
      // Texts only for screen readers are one pixel large.
      const isHidden =
        (clientWidth === 1 && clientHeight === 1) || !element.checkVisibility({ opacityProperty: true })
      if (isHidden || element instanceof SVGElement || element instanceof HTMLOptionElement) continue
      const { color } = getComputedStyle(element)
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
        if (element.value !== '' && !/radio|checkbox/.test(element.type))
          measure(element, color, element.value)
        else if (element.placeholder) {
          measure(element, getComputedStyle(element, '::placeholder').color, element.placeholder)
        }
        continue
      }
      const text = [...element.childNodes]
        .filter((node) => node instanceof Text)
        .map((node) => node.textContent)
      if (text.join('').trim() !== '') measure(element, color, text.join(''))
    }
  }
  return faint
}
