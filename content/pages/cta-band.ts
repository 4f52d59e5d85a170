import type { Text } from '#domain/text.ts'

export const ctaBand = {
  heading: { zh: '幾多人？邊日？', en: 'How many, which day, ' },
  /** The end of the heading stays on one line. */
  headingEnd: { zh: '想食乜？', en: 'and what would you like?' },
} satisfies Record<string, Text>
