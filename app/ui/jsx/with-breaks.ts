import type { ElementType, ReactNode } from 'react'
import { jsx } from 'react/jsx-runtime'
import { phrasesOf } from '#content/phrases-of.ts'

/** Elements whose text is shown in one line, or is no text at all: a browser finds no element in it. */
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
/** Beside other children, text gets an element of its own for its breaks, which a few letters are not worth. Letters. */
const shortestBesideOthers = 8

/** Only screen readers get the text of these elements, and a break would cut its words in two. */
const hidden = /(?:^| )vh(?: |$)/

interface Props {
  readonly children?: ReactNode
  readonly className?: string
}

/** The properties of an element, whose Chinese text the browser may break between its phrases. */
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
 * The text as HTML of which React knows only the whole: a browser may find other words than the server did, and both are
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
    // A number stays in the line of its unit: 3 日, 10 份.
    .replaceAll(/(?<=\d) (?:<wbr>)?(?=\p{Script=Han})/gu, '\u00a0')
  if (known.size >= most) known.clear()
  known.set(text, html)
  return html
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
