/** Reads a stored cart, dropping what is unreadable without throwing (spec section 3). */

import { maxLines } from '#domain/input-limits.ts'
import { isRecord } from '#domain/json.ts'
import { isReadableNumber } from '#domain/menu/selection-check.ts'
import type { Cart, CartItem } from './cart.ts'
import type { Selection } from './order.ts'

/** If something was dropped or repaired, the cart must be stored again. */
export interface ReadCart {
  readonly cart: Cart
  readonly repaired: boolean
}

export function serialiseCart(cart: Cart): string {
  return JSON.stringify(cart)
}

export function readCart(text: string | null): ReadCart {
  if (text === null) return { cart: [], repaired: false }
  const data = parseJson(text)
  if (!Array.isArray(data)) return { cart: [], repaired: true }
  const cart = data.slice(0, maxLines).flatMap((item: unknown) => readItem(item) ?? [])
  return { cart, repaired: serialiseCart(cart) !== text }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** An item needs a quantity and an id or name of its set; the rest can be repaired. */
function readItem(item: unknown): CartItem | null {
  if (!isRecord(item)) return null
  const { quantity, name, prices } = item
  const setId = readSetId(item)
  if (setId === undefined) return null
  if (!isReadableNumber(quantity) || quantity === 0) return null
  return {
    name: typeof name === 'string' ? name : '',
    quantity,
    prices: readAmount(prices) || null,
    selected_items: readPairs(item.selected_items),
    setId,
    selection: readSelection(item.selection),
  }
}

/** Returns null if only the name identifies the set, as in the specification; undefined if unreadable. */
function readSetId({ setId, name }: Record<string, unknown>): number | null | undefined {
  if (typeof setId === 'number' && Number.isSafeInteger(setId)) return setId
  const isAbsent = setId === undefined || setId === null
  return isAbsent && typeof name === 'string' && name.trim() !== '' ? null : undefined
}

function readPairs(pairs: unknown): CartItem['selected_items'] {
  if (!Array.isArray(pairs)) return []
  return pairs.flatMap((pair: unknown) => {
    if (!Array.isArray(pair)) return []
    const [stored, number]: unknown[] = pair
    const price = readAmount(stored)
    return price !== null && isReadableNumber(number) ? [[price, number] as const] : []
  })
}

export function readSelection(selection: unknown): Selection {
  return Object.fromEntries(
    entriesOf(selection).map(([groupId, numbers]) => [
      groupId,
      Object.fromEntries(
        entriesOf(numbers).filter((entry): entry is [string, number] => isReadableNumber(entry[1])),
      ),
    ]),
  )
}

function entriesOf(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : []
}

/** Dollars, as a number or as a text such as '722.00' or '$1,080'; null if unreadable. */
function readAmount(value: unknown): number | null {
  const amount = typeof value === 'string' ? Number(value.replace(/HK|[$,\s]/g, '') || Number.NaN) : value
  return typeof amount === 'number' && Number.isFinite(amount) && amount >= 0 ? amount : null
}
