import { useState } from 'react'
import { nothingTold, type Told } from './shelf-told.ts'

type Refused = ReadonlyMap<string, Told>

/**
 * What was typed and refused stays with its category or gift until it is saved, whatever else is posted or sought on the
 * page meanwhile: an answer is forgotten as soon as the address changes.
 */
export function useRefused(told: Told) {
  const [kept, setKept] = useState(() => ({ told, refused: refusedAfter(new Map(), told) }))
  const now = kept.told === told ? kept : { told, refused: refusedAfter(kept.refused, told) }
  if (now !== kept) setKept(now)
  return {
    toldOf: (of: string): Told =>
      told.of === of ? told : { ...(now.refused.get(of) ?? nothingTold), switched: told.switched },
    hasRefused: now.refused.size > 0,
  }
}

/** @param told the newest answer, about any of them or none */
export function refusedAfter(refused: Refused, told: Told): Refused {
  const { of } = told
  if (of === null || (told.typed === null && !refused.has(of))) return refused
  const others = [...refused].filter(([each]) => each !== of)
  return new Map(told.typed === null ? others : [...others, [of, told]])
}
