import type { Text } from '#domain/text.ts'

/** What a field says by now, under what somebody typed who did not know it. */
export const currentValue = (value: string): Text => ({ zh: `現時：${value}`, en: `Now: ${value}` })
