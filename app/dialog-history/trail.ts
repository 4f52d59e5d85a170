/** The open dialogs and their steps, from the page to the one on top. */

export interface DialogEntry {
  readonly name: string
  /** What is needed to open it again. */
  readonly data?: Readonly<Record<string, string>>
  /** The query or hash that it adds to the URL, so that it can be shared. */
  readonly address?: string
  readonly step?: string
}

export type Trail = readonly DialogEntry[]

/** How many entries two trails begin alike with. */
export function sharedLength(a: Trail, b: Trail): number {
  const differs = (at: number) => a[at]?.name !== b[at]?.name || a[at]?.step !== b[at]?.step
  let at = 0
  while (at < a.length && at < b.length && !differs(at)) at += 1
  return at
}
