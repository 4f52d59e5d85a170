/** What a page of an order says of colleagues who have it open too. */
import type { Text } from '#domain/text.ts'

interface Seen {
  readonly name: string
  readonly edits: boolean
  /** HH:MM in Hong Kong. */
  readonly since: string
}

export const alsoOpen = ({ name, edits, since }: Seen): Text =>
  edits
    ? {
        zh: `${name}正在更改這張單（${since} 起）。`,
        en: `${name} is changing this order (since ${since}).`,
      }
    : {
        zh: `${name}也開着這張單（${since} 起）。`,
        en: `${name} also has this order open (since ${since}).`,
      }
