/** The dialog's state in React: the attempt, the server's data, and the quote computed from both. */
import { type Dispatch, useEffect, useMemo, useReducer, useState } from 'react'
import { loadOrdering, loadPromotion, type OrderingData } from '#app/calls/ordering.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import { decideOrder } from '#domain/decide-order.ts'
import type { OrderLine } from '#domain/order.ts'
import type { OrderFacts } from '#domain/order-check.ts'
import { normaliseCode } from '#domain/promotions.ts'
import { type Quote, quote } from '#domain/quote.ts'
import { type Refusal, refusal } from '#domain/refusals.ts'
import {
  draftOf,
  type OrderAttempt,
  type OrderEvent,
  type OrderOrigin,
  openAttempt,
  orderAttempt,
} from './attempt.ts'
import { loadAttempt, saveAttempt } from './storage.ts'

export interface OrderRequest {
  readonly lines: readonly OrderLine[]
  readonly from: OrderOrigin
}

/** Everything a step shows or does. */
export interface Order {
  readonly attempt: OrderAttempt
  readonly dispatch: Dispatch<OrderEvent>
  readonly facts: OrderFacts
  readonly today: CalendarDate
  readonly quote: Quote
  /** All refusals, those of the contact included. */
  readonly refusals: readonly Refusal[]
  /** Uses a code; resolves with why not, or null. Rejects when the server can't be asked. */
  readonly redeem: (code: string) => Promise<Refusal | null>
  /** Asks the server again, e.g. after a price changed. */
  readonly reload: () => void
}

export type OrderState =
  | { readonly status: 'loading' | 'failed'; readonly attempt: OrderAttempt; readonly reload: () => void }
  | ({ readonly status: 'ready' } & Order)

export function useOrder(request: OrderRequest): OrderState {
  const [attempt, dispatch] = useReducer(orderAttempt, request, startAttempt)
  const [data, setData] = useState<OrderingData | 'failed' | null>(null)
  const code = attempt.dialog.details.promotionCode
  /** Each request is a new object, so that the same code can be requested again. */
  const [asking, setAsking] = useState({ code })
  const reload = () => setAsking({ code })

  useEffect(() => saveAttempt(attempt), [attempt])

  const setIds = attempt.opened.map(({ setId }) => setId).join()
  useEffect(() => {
    const leaving = new AbortController()
    setData((known) => (known === 'failed' ? null : known))
    loadOrdering(setIds.split(',').map(Number), asking.code, leaving.signal).then(setData, () => {
      if (!leaving.signal.aborted) setData('failed')
    })
    return () => leaving.abort()
  }, [setIds, asking])

  const decision = useMemo(() => {
    if (!data || data === 'failed') return null
    const { contact } = attempt.dialog
    return decideOrder({ draft: draftOf(attempt), contact, shown: null }, data.facts, data.today)
  }, [attempt, data])

  if (data === 'failed') return { status: 'failed', attempt, reload }
  if (!data || !decision) return { status: 'loading', attempt, reload }

  async function redeem(typed: string): Promise<Refusal | null> {
    const code = normaliseCode(typed)
    if (!code || !data || data === 'failed') return null
    const promotion = await loadPromotion(code)
    if (!promotion) return refusal('promotion-unknown', 'promotionCode', { promotionCode: code })
    const { settings, sets } = data.facts
    const promotions = [...settings.promotions.filter(({ id }) => id !== promotion.id), promotion]
    const facts = { sets, settings: { ...settings, promotions } }
    const tried = quote({ ...draftOf(attempt), promotionCode: code }, facts, data.today)
    const why = tried.refusals.find(({ field }) => field === 'promotionCode') ?? null
    if (!why) {
      setData({ ...data, facts })
      dispatch({ type: 'editDetails', changes: { promotionCode: code } })
    }
    return why
  }

  return {
    status: 'ready',
    attempt,
    dispatch,
    facts: data.facts,
    today: data.today,
    quote: decision.quote,
    refusals: decision.refusals,
    redeem,
    reload,
  }
}

/** Random bytes from getRandomValues, which works without HTTPS too. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

function startAttempt({ lines, from }: OrderRequest): OrderAttempt {
  return openAttempt(loadAttempt(), lines, from, newKey)
}
