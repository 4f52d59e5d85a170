/** Loads the price when typing pauses. */

import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { fieldsOf } from '#app/staff/shell/posted-form.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { readValues } from '#domain/staff/orders/edit/read-edit-values.ts'

const pauseMs = 350

/** Reasons do not affect the price. */
const withoutPrice = ['note', 'reason']

export type OrderFetcher = FetcherWithComponents<unknown>

export const isSaving = ({ formData }: Pick<OrderFetcher, 'formData'>) => formData?.get('verb') === 'save'

export interface Typing {
  /** The input is null until somebody types. */
  readonly input: Values | null
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly formRef: RefObject<HTMLFormElement | null>
}

export function useFormInput(fetcher: OrderFetcher): Typing {
  const formRef = useRef<HTMLFormElement>(null)
  const timer = useRef(0)
  const [input, setInput] = useState<Values | null>(null)
  const waitsForSaving = useRef(false)
  const lacksPrice = useRef(false)
  /** A save button pressed before the price was shown. */
  const pressedButton = useRef<HTMLElement | null>(null)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  useEffect(() => {
    waitsForSaving.current = isSaving(fetcher)
  })
  const ask = () => {
    timer.current = 0
    if (waitsForSaving.current) {
      // A request now would replace the response to saving.
      timer.current = window.setTimeout(ask, pauseMs)
    } else if (formRef.current) {
      const form = new FormData(formRef.current)
      form.set('verb', 'price')
      fetcher.submit(form, { method: 'post' })
    }
  }
  const readForm = () => {
    if (formRef.current) setInput(readValues(fieldsOf(new FormData(formRef.current))))
  }
  // A new set adds fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer may have brought fields
  useEffect(() => {
    if (fetcher.data) readForm()
  }, [fetcher.data])
  useEffect(() => {
    // While the timer runs, the next request loads the price of the newer input.
    if (fetcher.state !== 'idle' || timer.current !== 0) return
    lacksPrice.current = false
    const save = pressedButton.current
    pressedButton.current = null
    if (save?.isConnected) formRef.current?.requestSubmit(save)
  }, [fetcher.state])
  return {
    input,
    formRef,
    onSubmit: (event) => {
      const isPriceDue = timer.current !== 0
      // The response to any button includes the price; a later request would replace it.
      window.clearTimeout(timer.current)
      timer.current = 0
      const { submitter } = event.nativeEvent as SubmitEvent
      if (!lacksPrice.current || submitter?.getAttribute('value') !== 'save') return
      // The server saves at the visible price, so the new price is shown first.
      event.preventDefault()
      pressedButton.current = submitter
      if (isPriceDue) ask()
    },
    onInput: ({ target }) => {
      readForm()
      window.clearTimeout(timer.current)
      if (target instanceof HTMLInputElement && withoutPrice.includes(target.name)) return
      lacksPrice.current = true
      timer.current = window.setTimeout(ask, pauseMs)
    },
  }
}
