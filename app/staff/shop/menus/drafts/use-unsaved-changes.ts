import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { plainLine } from '#domain/free-text.ts'
import { changedFields, type Values } from '#domain/staff/forms/values.ts'
import { fieldsOf } from './posted-form.ts'

/** @param formResult the last result; refused values count as unsaved */
export function useUnsavedChanges(savedValues: Values, formResult: { readonly input: Values | null }) {
  const form = useRef<HTMLFormElement>(null)
  const { input } = formResult
  const [count, setCount] = useState(input ? changedFields(savedValues, input).length : 0)
  // For example, a dish is named but not added yet.
  const [isInputLeft, setInputLeft] = useState(false)
  const [inputs, setInputs] = useState(0)
  const recount = useCallback(() => setInputs((before) => before + 1), [])
  // Picture fields follow their choice one render later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count changes with each input and each response
  useEffect(() => {
    if (form.current) setCount(changedFields(savedValues, valuesIn(form.current, savedValues)).length)
  }, [savedValues, inputs, formResult])
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer has taken them
  useEffect(() => setInputLeft(false), [formResult])
  return {
    form,
    count,
    isChanged: count > 0 || isInputLeft,
    recount,
    onInput: ({ target }: FormEvent) => {
      const { name } = target as HTMLInputElement
      if (savedValues[name] === undefined && name !== '') setInputLeft(true)
      recount()
    },
  }
}

/** Saved values updated with the form's fields; an unticked box is empty. */
function valuesIn(form: HTMLFormElement, savedValues: Values): Values {
  const field = fieldsOf(new FormData(form))
  return Object.fromEntries(
    Object.entries(savedValues).map(([name, value]) => {
      const now = form.elements.namedItem(name) ? (field(name) ?? '') : value
      return [name, plainLine(now) === plainLine(value) ? value : now]
    }),
  )
}
