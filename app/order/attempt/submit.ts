/** No input is lost, whatever the response (spec section 8). */
import { useEffect, useState } from 'react'
import { forgetDialogs } from '#app/browser/dialogs.ts'
import { updateCart } from '#app/cart/store.ts'
import { addOrder, orderInput, type UnsentOrder } from '#app/http/add-order.ts'
import { GraphqlError, NoAnswerError, waitOf } from '#app/http/http-client.ts'
import { paymentPage } from '#app/http/pay.ts'
import { useLang } from '#app/ui/lang.tsx'
import { isRefusal } from '#content/ordering/refusals.ts'
import type { Cents } from '#domain/money.ts'
import type { Cart } from '#domain/ordering/cart.ts'
import { isPaidNext } from '#domain/ordering/quote.ts'
import { isTransfer } from '#domain/payment/payment-method.ts'
import type { Refusal } from '#domain/refusals.ts'
import { draftOf, keyFor, type OrderAttempt } from './attempt.ts'
import { leaveForOrder } from './leave.ts'
import { newKey, type Order } from './state.ts'
import { clearAttempt } from './storage.ts'

export interface Submit {
  readonly busy: boolean
  /** A retry is safe, after `wait` seconds if given. */
  readonly failure: 'offline' | 'timeout' | 'outage' | { readonly wait: number } | null
  /** Sending the order again confirms the server's total. */
  readonly newPrice: { readonly shown: Cents; readonly actual: Cents } | null
  readonly needsPayment: boolean
  /** These refusals belong to no field. */
  readonly refusals: readonly Refusal[]
  readonly send: () => Promise<void>
}

interface State extends Omit<Submit, 'send' | 'newPrice'> {
  /** The new price applies only to this order; a change makes it obsolete. */
  readonly priceChange: { readonly price: Submit['newPrice']; readonly draft: string } | null
}

const resting: State = { busy: false, failure: null, priceChange: null, needsPayment: false, refusals: [] }

export function useSubmit({ attempt, dispatch, paymentMethods, quote, reload }: Order): Submit {
  const lang = useLang()
  const [{ priceChange, ...state }, setState] = useState(resting)
  const draft = JSON.stringify(draftOf(attempt))
  const newPrice = priceChange?.draft === draft ? priceChange.price : null

  // A customer who goes back is going to change the order.
  const isAtPay = attempt.dialog.step === 'pay'
  useEffect(() => {
    if (!isAtPay) setState(resting)
  }, [isAtPay])

  async function send() {
    if (state.busy) return
    const { paymentMethod } = attempt
    if (!paymentMethod && paymentMethods.length > 0) return setState({ ...resting, needsPayment: true })
    const total = newPrice?.actual ?? quote.total
    const expected = { subtotal: quote.subtotal, total }
    const input = sameWordsAs(attempt, orderInput({ ...attempt, paymentMethod }, expected, lang))
    const body = JSON.stringify(input)
    const key = keyFor(attempt, body, newKey)
    dispatch({ type: 'send', key, body })
    // A confirmed price stays until a response arrives, so that a retry sends the same order.
    setState({ ...resting, priceChange, busy: true })
    try {
      const order = await addOrder({ ...input, idempotencyKey: key })
      if (!order) return setState({ ...resting, priceChange, failure: 'outage' })
      await finish(attempt)
      const isAtProvider =
        isPaidNext({ ...quote, total }) && paymentMethod !== null && !isTransfer(paymentMethod)
      await leaveForOrder(order.statusUrl, isAtProvider ? paymentPage(order, paymentMethod, lang) : null)
    } catch (error) {
      if (error instanceof GraphqlError) refuse(error)
      else setState({ ...resting, priceChange, failure: failureOf(error) })
    }
  }

  function refuse(error: GraphqlError) {
    const refusals = error.errors.flatMap(({ extensions }) => extensions?.refusals ?? []).filter(isRefusal)
    if (refusals.length === 0 || refusals.some(({ code }) => code === 'temporarily-unavailable')) {
      return setState({ ...resting, priceChange, failure: 'outage' })
    }
    const isUsed = refusals.some(({ code }) => code === 'idempotency-key-reused')
    dispatch({ type: 'answered', outcome: isUsed ? 'used' : 'refused' })
    const ofFields = refusals.filter(({ field }) => field !== 'order')
    const ofOrder = refusals.filter(({ field }) => field === 'order')
    const price = ofOrder.find((refusal) => refusal.code === 'price-changed')
    // Prices, zones or dates changed since the dialog opened.
    reload()
    if (ofFields.length > 0) dispatch({ type: 'refused', refusals: ofFields })
    setState({
      ...resting,
      priceChange: price?.code === 'price-changed' ? { price: price.data, draft } : null,
      refusals: ofOrder.filter((refusal) => refusal !== price),
    })
  }

  return { ...state, newPrice, send }
}

/** A retry in another language is the same order, so it is sent in the first language. */
function sameWordsAs({ sent }: OrderAttempt, input: UnsentOrder): UnsentOrder {
  if (sent?.outcome !== 'unknown') return input
  const { lang }: Required<Pick<UnsentOrder, 'lang'>> = JSON.parse(sent.body)
  const again = { ...input, lang }
  return JSON.stringify(again) === sent.body ? again : input
}

function failureOf(error: unknown): Submit['failure'] {
  const wait = waitOf(error)
  if (wait !== null) return { wait }
  if (!(error instanceof NoAnswerError)) return 'outage'
  return error.reason === 'timeout' ? 'timeout' : 'offline'
}

/** Removes the lines from the cart and the input from the browser. */
async function finish({ from, opened }: OrderAttempt): Promise<void> {
  if (from === 'cart') updateCart((cart) => removeOrderedLines(cart, opened))
  clearAttempt()
  // Back from the order's page must not lead into the placed order.
  await forgetDialogs()
}

function removeOrderedLines(cart: Cart, orderedLines: OrderAttempt['opened']): Cart {
  const names = new Set(orderedLines.map(({ setId, selection }) => JSON.stringify([setId, selection])))
  return cart.filter(({ setId, selection }) => !names.has(JSON.stringify([setId, selection])))
}
