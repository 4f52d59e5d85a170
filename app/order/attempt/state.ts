import { type Dispatch, useEffect, useMemo, useReducer, useState } from 'react'
import { visitNeeds } from '#app/browser/visit-needs.ts'
import { loadOrdering, loadPromotion, type OrderingData } from '#app/http/ordering.ts'
import type { CodeChoice } from '#content/ordering/coupon.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import { allergens } from '#domain/menu/allergens.ts'
import { lineProblems } from '#domain/menu/orderable.ts'
import { type Cents, cents } from '#domain/money.ts'
import { decideOrder } from '#domain/ordering/decide-order.ts'
import { newIdempotencyKey } from '#domain/ordering/idempotency-key.ts'
import type { OrderLine } from '#domain/ordering/order.ts'
import { type Quote, quote } from '#domain/ordering/quote.ts'
import { type CodeEffect, codeEffect } from '#domain/promotions/code-effect.ts'
import { normaliseCode } from '#domain/promotions/promotion-code.ts'
import { type Refusal, refusal } from '#domain/refusals.ts'
import type { Settings } from '#domain/shop/settings.ts'
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

export interface Order extends OrderingData {
  readonly attempt: OrderAttempt
  readonly dispatch: Dispatch<OrderEvent>
  readonly quote: Quote
  readonly refusals: readonly Refusal[]
  /** These problems appear before any input, each once. */
  readonly problems: readonly Refusal[]
  /** The effect is null without a code. */
  readonly effect: CodeEffect | null
  /**
   * A code that may raise the price, or saves no more than the current one, needs `anyway`. Rejects if the
   * server is unreachable.
   */
  readonly redeem: (code: string, anyway?: 'anyway') => Promise<CodeCheck>
  /** Loads the server's data again. */
  readonly reload: () => void
}

export type CodeCheck =
  /** `instead` is the replaced code and the additional saving. */
  | { readonly kind: 'used'; readonly instead: { readonly code: string; readonly saved: Cents } | null }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'dearer'; readonly effect: CodeEffect }
  | ({ readonly kind: 'kept' } & CodeChoice)

export type OrderState =
  | { readonly status: 'loading' | 'failed'; readonly attempt: OrderAttempt; readonly reload: () => void }
  | ({ readonly status: 'ready' } & Order)

export function useOrder(request: OrderRequest): OrderState {
  const [attempt, dispatch] = useReducer(orderAttempt, request, startAttempt)
  const [data, setData] = useState<OrderingData | 'failed' | null>(null)
  const code = attempt.dialog.details.promotionCode
  /** A new object lets the same code be requested again. */
  const [asking, setAsking] = useState({ code })
  const reload = () => setAsking({ code })

  useEffect(() => saveAttempt(attempt), [attempt])

  const setIds = attempt.opened.map(({ setId }) => setId).join()
  useEffect(() => {
    const leaving = new AbortController()
    setData((current) => (current === 'failed' ? null : current))
    loadOrdering(setIds.split(',').map(Number), asking.code, leaving.signal).then(setData, () => {
      if (!leaving.signal.aborted) setData('failed')
    })
    return () => leaving.abort()
  }, [setIds, asking])

  const decision = useMemo(() => {
    if (!data || data === 'failed') return null
    const { contact, needs } = attempt.dialog
    const { rules, today } = data
    const draft = draftOf(attempt)
    const { quote, refusals } = decideOrder({ draft, contact, needs, expected: null }, rules, today)
    const effect = draft.promotionCode ? codeEffect(draft, rules, today) : null
    return { quote, refusals, effect, problems: problemsOf(quote, rules.settings, today) }
  }, [attempt, data])

  if (data === 'failed') return { status: 'failed', attempt, reload }
  if (!data || !decision) return { status: 'loading', attempt, reload }

  async function redeem(text: string, anyway?: 'anyway'): Promise<CodeCheck> {
    const code = normaliseCode(text)
    if (!code || !data || data === 'failed') return { kind: 'used', instead: null }
    const promotion = await loadPromotion(code)
    if (!promotion) {
      const unknownCode = refusal('promotion-unknown', 'promotionCode', { promotionCode: code })
      return { kind: 'refused', refusal: unknownCode }
    }
    const { settings, sets } = data.rules
    const promotions = [...settings.promotions.filter(({ id }) => id !== promotion.id), promotion]
    const rules = { sets, settings: { ...settings, promotions } }
    const draft = { ...draftOf(attempt), promotionCode: code }
    const newQuote = quote(draft, rules, data.today)
    const why = newQuote.refusals.find(({ field }) => field === 'promotionCode')
    if (why) return { kind: 'refused', refusal: why }
    const effect = codeEffect(draft, rules, data.today)
    if (effect.raisesTotal !== 'no' && !anyway) return { kind: 'dearer', effect }
    const before = quote(draftOf(attempt), rules, data.today)
    const inUse = before.promotions.find((line) => line.code !== null)?.code ?? null
    const dearer = cents(newQuote.total - before.total)
    if (inUse && inUse !== code && dearer >= 0 && !anyway) {
      return { kind: 'kept', newCode: code, currentCode: inUse, dearer }
    }
    setData({ ...data, rules })
    dispatch({ type: 'editDetails', changes: { promotionCode: code } })
    const isBetter = inUse !== null && inUse !== code && dearer < 0
    return { kind: 'used', instead: isBetter ? { code: inUse, saved: cents(-dearer) } : null }
  }

  return {
    status: 'ready',
    attempt,
    dispatch,
    ...data,
    ...decision,
    redeem,
    reload,
  }
}

function problemsOf(quote: Quote, settings: Settings, today: CalendarDate): readonly Refusal[] {
  const ofLines = [...lineProblems(quote, settings, today).values()]
  const tooMany = quote.refusals.filter(({ code }) => code === 'too-many-lines')
  const byText = [...ofLines, ...tooMany].map((problem) => [JSON.stringify(problem), problem] as const)
  return [...new Map(byText).values()]
}

/** getRandomValues works without HTTPS. */
export function newKey(): string {
  return newIdempotencyKey(crypto.getRandomValues(new Uint8Array(16)))
}

function startAttempt({ lines, from }: OrderRequest): OrderAttempt {
  const without = visitNeeds().without
  return openAttempt(
    loadAttempt(),
    lines,
    from,
    newKey,
    allergens.filter((each) => without.includes(each)),
  )
}
