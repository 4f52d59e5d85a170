import { useState } from 'react'
import { type CategoryOrGiftFormResult, noCategoryOrGiftResult } from './item-result.ts'

type RefusedForms = ReadonlyMap<string, CategoryOrGiftFormResult>

/** Keeps each item's refused input until it is saved, because navigation discards results. */
export function useFormRefusal(formResult: CategoryOrGiftFormResult) {
  const [latest, setLastForms] = useState(() => ({
    formResult,
    refused: refusalsAfter(new Map(), formResult),
  }))
  const now =
    latest.formResult === formResult
      ? latest
      : { formResult, refused: refusalsAfter(latest.refused, formResult) }
  if (now !== latest) setLastForms(now)
  return {
    resultOf: (of: string): CategoryOrGiftFormResult =>
      formResult.of === of
        ? formResult
        : { ...(now.refused.get(of) ?? noCategoryOrGiftResult), switchedTo: formResult.switchedTo },
    hasRefused: now.refused.size > 0,
  }
}

/** @param formResult the newest result, about any item or none */
export function refusalsAfter(
  refusedForms: RefusedForms,
  formResult: CategoryOrGiftFormResult,
): RefusedForms {
  const { of } = formResult
  if (of === null || (formResult.input === null && !refusedForms.has(of))) return refusedForms
  const others = [...refusedForms].filter(([each]) => each !== of)
  return new Map(formResult.input === null ? others : [...others, [of, formResult]])
}
