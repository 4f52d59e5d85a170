import { useState } from 'react'
import { noShelfResult, type ShelfFormResult } from './shelf-result.ts'

type Refused = ReadonlyMap<string, ShelfFormResult>

/** Keeps each item's refused input until it is saved, because navigation discards results. */
export function useRefused(formResult: ShelfFormResult) {
  const [kept, setKept] = useState(() => ({ formResult, refused: refusedAfter(new Map(), formResult) }))
  const now =
    kept.formResult === formResult ? kept : { formResult, refused: refusedAfter(kept.refused, formResult) }
  if (now !== kept) setKept(now)
  return {
    resultOf: (of: string): ShelfFormResult =>
      formResult.of === of
        ? formResult
        : { ...(now.refused.get(of) ?? noShelfResult), switched: formResult.switched },
    hasRefused: now.refused.size > 0,
  }
}

/** @param formResult the newest result, about any item or none */
export function refusedAfter(refused: Refused, formResult: ShelfFormResult): Refused {
  const { of } = formResult
  if (of === null || (formResult.typed === null && !refused.has(of))) return refused
  const others = [...refused].filter(([each]) => each !== of)
  return new Map(formResult.typed === null ? others : [...others, [of, formResult]])
}
