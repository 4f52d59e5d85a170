import { sailingExample } from '#domain/delivery/slot-before.ts'
import type { Text } from '#domain/text.ts'

/** Ends a sentence about slots before a boat sails; empty without slots. */
export function slotExample(times: Parameters<typeof sailingExample>[0]): Text {
  const example = sailingExample(times)
  if (!example) return { zh: '', en: '' }
  const { sailing, slot } = example
  return {
    zh: `：例如 ${sailing} 開船，揀 ${slot.from} 至 ${slot.to}`,
    en: `: for a ${sailing} departure, ${slot.from} to ${slot.to}`,
  }
}
