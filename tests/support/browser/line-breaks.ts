import type { Locator } from '@playwright/test'
import { wordsOf } from '#content/phrases-of.ts'
import { insideWholeWords } from '#tests/support/whole-words.ts'

export interface LineBreaks {
  readonly count: number
  /** Text around each break, with the break as ⏎. */
  readonly torn: readonly string[]
}

interface Block {
  readonly text: string
  /** Letters that begin a line, except the first line. */
  readonly starts: readonly number[]
}

export async function lineBreaks(within: Locator): Promise<LineBreaks> {
  const blocks = await within.evaluate(brokenBlocks)
  return {
    count: blocks.reduce((sum, { starts }) => sum + starts.length, 0),
    torn: blocks.flatMap(tornIn),
  }
}

function tornIn({ text, starts }: Block): readonly string[] {
  const boundaries = new Set([0])
  let end = 0
  for (const word of wordsOf(text)) {
    end += word.length
    boundaries.add(end)
  }
  const inside = insideWholeWords(text)
  const isInside = /^[\p{L}\p{N}]{2}$/u
  const isBeforeUnit = /\d\s\p{Script=Han}$/u
  const torn = starts.filter(
    (start) =>
      inside.has(start) ||
      (!boundaries.has(start) && isInside.test(text.slice(start - 1, start + 1))) ||
      isBeforeUnit.test(text.slice(0, start + 1)),
  )
  return torn.map((start) => `${text.slice(Math.max(0, start - 8), start)}⏎${text.slice(start, start + 8)}`)
}

/** Runs in the page. */
function brokenBlocks(root: Element): Block[] {
  const nodesOf = new Map<Element, Text[]>()
  const all = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = all.nextNode(); node; node = all.nextNode()) {
    let block = node.parentElement
    if (!block?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
    if (
      !block ||
      block.closest('script, style, svg, .vh') ||
      getComputedStyle(block).writingMode !== 'horizontal-tb'
    )
      continue
    nodesOf.set(block, [...(nodesOf.get(block) ?? []), node as Text])
  }
  const range = document.createRange()
  return [...nodesOf.values()].flatMap((nodes) => {
    const text = nodes.map(({ data }) => data).join('')
    if (!/\p{Script=Han}/u.test(text)) return []
    const starts: number[] = []
    let [at, bottom] = [0, Number.POSITIVE_INFINITY]
    for (const node of nodes)
      for (let index = 0; index < node.length; index += 1, at += 1) {
        if (/\s/.test(node.data.charAt(index))) continue
        range.setStart(node, index)
        range.setEnd(node, index + 1)
        const box = range.getBoundingClientRect()
        if (box.width === 0) continue
        if (box.top >= bottom - 2) starts.push(at)
        bottom = box.bottom
      }
    return starts.length > 0 ? [{ text, starts }] : []
  })
}
