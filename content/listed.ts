/** How several things are named in one breath: 甲、乙及丙; one, two and three. Where none of them counts: 或, or. */
import type { Text } from '#domain/text.ts'

const latinEnd = /[\p{Script=Latin}\d]$/u
const latinStart = /^[$\p{Script=Latin}\d]/u

export function listed(items: readonly Text[], joint: 'and' | 'or' = 'and'): Text {
  const [last, ...others] = items.toReversed()
  if (!last) return { zh: '', en: '' }
  const rest = others.reverse()
  if (rest.length === 0) return last
  const before = rest.map(({ zh }) => zh).join('、')
  return {
    zh: `${spaced(before, joint === 'or' ? '或' : '及')}${latinStart.test(last.zh) ? ' ' : ''}${last.zh}`,
    en: `${rest.map(({ en }) => en).join(', ')} ${joint} ${last.en}`,
  }
}

/** Chinese after figures or Latin letters stands a gap away. */
function spaced(before: string, word: string): string {
  return `${before}${latinEnd.test(before) ? ' ' : ''}${word}`
}
