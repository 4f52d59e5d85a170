import type { ElementType, ReactNode } from 'react'
import { jsx } from 'react/jsx-runtime'
import { phrasesOf } from '#content/phrases-of.ts'

/** Elements whose text is on one line, or is not text. */
const asWritten = new Set([
  'button',
  'desc',
  'option',
  'script',
  'style',
  'text',
  'textarea',
  'textPath',
  'title',
  'tspan',
])

/** Shorter text is one phrase. Letters. */
const shortest = 4
/**
 * Next to other children, breaks need an additional element, which shorter text does not justify. Letters.
 */
const shortestBesideOthers = 8

/** Only screen readers get the text of these elements, and a break would cut words in two. */
const hidden = /(?:^| )vh(?: |$)/

interface Props {
  readonly children?: ReactNode
  readonly className?: string
}

/** Lets Chinese text in an element's properties break between phrases. */
export function withBreaks(type: ElementType, props: Props): object {
  if (typeof type !== 'string' || asWritten.has(type) || hidden.test(props.className ?? '')) return props
  const { children, ...rest } = props
  if (typeof children === 'string')
    return breaks(children, shortest) ? { ...rest, ...broken(children) } : props
  if (!Array.isArray(children)) return props
  if (!children.some((child) => breaks(child, shortestBesideOthers))) return props
  const parts = children.map((child, index) =>
    breaks(child, shortestBesideOthers) ? jsx('span', broken(child), `text ${index}`) : child,
  )
  return { ...rest, children: parts }
}

const breaks = (child: unknown, from: number): child is string =>
  typeof child === 'string' && child.length >= from && /\p{Script=Han}{2}/u.test(child)

/**
 * HTML that React compares only as a whole: browser and server may segment words differently, and both are
 * right.
 */
const broken = (text: string) => ({
  dangerouslySetInnerHTML: { __html: htmlOf(text) },
  suppressHydrationWarning: true,
})

const most = 4000
const known = new Map<string, string>()

function htmlOf(text: string): string {
  const found = known.get(text)
  if (found !== undefined) return found
  const html = phrasesOf(text)
    .map((phrase) => phrase.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign))
    .join('<wbr>')
    // A number stays on the line of its unit: 3 日, 10 份.
    .replaceAll(/(?<=\d) (?:<wbr>)?(?=\p{Script=Han})/gu, '\u00a0')
  if (known.size >= most) known.clear()
  known.set(text, html)
  return html
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
