/** The band at the end of a page: three questions and two ways to answer them. */
import type { Text } from '#domain/text.ts'

export const ctaBand = {
  heading: { zh: '幾多人？邊日？', en: 'How many, which day, ' },
  /** Not broken across lines. */
  headingEnd: { zh: '想食乜？', en: 'what do you fancy?' },
  online: { zh: '網上落單', en: 'Order online' },
  chat: { zh: '對話落單', en: 'Order by chat' },
} satisfies Record<string, Text>
