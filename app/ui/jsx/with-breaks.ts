import type { ElementType, ReactNode } from 'react'
import { jsx } from 'react/jsx-runtime'
import { phrasesOf } from '#content/phrases-of.ts'

/** These elements contain text on one line, or no text. */
const keptTags = new Set([
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
/** Breaks next to other children need an additional element. Letters. */
const shortestBesideOthers = 8

/** A break would cut words for screen readers. */
const hiddenClass = /(?:^| )vh(?: |$)/

interface Props {
  readonly children?: ReactNode
  readonly className?: string
}

/** Chinese text may break between phrases. */
export function withBreaks(type: ElementType, props: Props): object {
  if (typeof type !== 'string' || keptTags.has(type) || hiddenClass.test(props.className ?? '')) return props
  const { children, ...rest } = props
  if (typeof children === 'string')
    return breaks(children, shortest) ? { ...rest, ...breakable(children) } : props
  if (!Array.isArray(children)) return props
  if (!children.some((child) => breaks(child, shortestBesideOthers))) return props
  const parts = children.map((child, index) =>
    breaks(child, shortestBesideOthers) ? jsx('span', breakable(child), `text ${index}`) : child,
  )
  return { ...rest, children: parts }
}

const breaks = (child: unknown, from: number): child is string =>
  typeof child === 'string' && child.length >= from && /\p{Script=Han}{2}/u.test(child)

/** Browser and server may segment words differently. */
const breakable = (text: string) => ({
  dangerouslySetInnerHTML: { __html: htmlOf(text) },
  suppressHydrationWarning: true,
})

const most = 4000
const cache = new Map<string, string>()

function htmlOf(text: string): string {
  const match = cache.get(text)
  if (match !== undefined) return match
  const html = phrasesOf(text)
    .map((phrase) => phrase.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign))
    .join('<wbr>')
    // A number stays on the line of its unit, and a day on that of its month (U+6708): 3 日, 10 份.
    .replaceAll(/(?<=\d) (?:<wbr>)?(?=\p{Script=Han})|(?<=\u6708) (?=\d)/gu, '\u00a0')
  if (cache.size >= most) cache.clear()
  cache.set(text, html)
  return html
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
