/** Follows what is typed into the form of an order, and asks for its price once typing pauses. */
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { fieldsOf } from '#app/staff/posted-form.ts'
import { type EditValues, readValues } from '#domain/staff/edit-values.ts'

/** Milliseconds without a key. */
const pause = 350

interface Typing {
  /** Null until something was typed. */
  readonly typed: EditValues | null
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void
  readonly onSubmit: () => void
  readonly formRef: RefObject<HTMLFormElement | null>
}

export function useTyped(fetcher: FetcherWithComponents<unknown>): Typing {
  const formRef = useRef<HTMLFormElement>(null)
  const timer = useRef(0)
  const [typed, setTyped] = useState<EditValues | null>(null)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const read = () => {
    if (formRef.current) setTyped(readValues(fieldsOf(new FormData(formRef.current))))
  }
  // A set that was added has fields of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer may have brought fields
  useEffect(() => {
    if (fetcher.data) read()
  }, [fetcher.data])
  return {
    typed,
    formRef,
    // What was pressed answers with the price as well; a later question would take its place.
    onSubmit: () => window.clearTimeout(timer.current),
    onInput: ({ target }) => {
      read()
      window.clearTimeout(timer.current)
      // The reason has no price.
      if (target instanceof HTMLInputElement && target.name === 'note') return
      timer.current = window.setTimeout(() => {
        if (!formRef.current) return
        const form = new FormData(formRef.current)
        form.set('verb', 'price')
        fetcher.submit(form, { method: 'post' })
      }, pause)
    },
  }
}
