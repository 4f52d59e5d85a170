/** Follows what is typed into the form of an order, and asks for its price once typing pauses. */

import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { fieldsOf } from '#app/staff/shell/posted-form.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { readValues } from '#domain/staff/orders/edit/read-edit-values.ts'

/** Milliseconds without a key. */
const pause = 350

/** The reasons, of a change and of a new order, have no price. */
const withoutPrice = ['note', 'reason']

export type OrderFetcher = FetcherWithComponents<unknown>

export const isSaving = ({ formData }: Pick<OrderFetcher, 'formData'>) => formData?.get('verb') === 'save'

export interface Typing {
  /** Null until something was typed. */
  readonly typed: Values | null
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly formRef: RefObject<HTMLFormElement | null>
}

export function useTyped(fetcher: OrderFetcher): Typing {
  const formRef = useRef<HTMLFormElement>(null)
  const timer = useRef(0)
  const [typed, setTyped] = useState<Values | null>(null)
  const waitsForSaving = useRef(false)
  /** Something was typed whose price is not shown yet. */
  const lacksPrice = useRef(false)
  /** The button of saving, pressed before the price was shown. */
  const pressed = useRef<HTMLElement | null>(null)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  useEffect(() => {
    waitsForSaving.current = isSaving(fetcher)
  })
  const ask = () => {
    timer.current = 0
    if (waitsForSaving.current) {
      // A question now would take the place of the answer to saving.
      timer.current = window.setTimeout(ask, pause)
    } else if (formRef.current) {
      const form = new FormData(formRef.current)
      form.set('verb', 'price')
      fetcher.submit(form, { method: 'post' })
    }
  }
  const read = () => {
    if (formRef.current) setTyped(readValues(fieldsOf(new FormData(formRef.current))))
  }
  // A set that was added has fields of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer may have brought fields
  useEffect(() => {
    if (fetcher.data) read()
  }, [fetcher.data])
  useEffect(() => {
    // While the timer runs, the form has newer input whose price the next request loads.
    if (fetcher.state !== 'idle' || timer.current !== 0) return
    lacksPrice.current = false
    const save = pressed.current
    pressed.current = null
    if (save?.isConnected) formRef.current?.requestSubmit(save)
  }, [fetcher.state])
  return {
    typed,
    formRef,
    onSubmit: (event) => {
      const isPriceDue = timer.current !== 0
      // The response to any button has the price as well, and a later request would replace that response.
      window.clearTimeout(timer.current)
      timer.current = 0
      const { submitter } = event.nativeEvent as SubmitEvent
      if (!lacksPrice.current || submitter?.getAttribute('value') !== 'save') return
      // The server saves for the price that is shown, so the new one is shown first.
      event.preventDefault()
      pressed.current = submitter
      if (isPriceDue) ask()
    },
    onInput: ({ target }) => {
      read()
      window.clearTimeout(timer.current)
      if (target instanceof HTMLInputElement && withoutPrice.includes(target.name)) return
      lacksPrice.current = true
      timer.current = window.setTimeout(ask, pause)
    },
  }
}
