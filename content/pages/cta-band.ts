import type { Text } from '#domain/text.ts'

export const ctaBand = {
  heading: { zh: '幾多人？邊日？', en: 'How many, which day, ' },
  /** Not broken across lines. */
  headingEnd: { zh: '想食乜？', en: 'and what would you like?' },
} satisfies Record<string, Text>
