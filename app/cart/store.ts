/**
 * The cart of this browser: one copy for all tabs in localStorage, or in memory if that is blocked or full.
 */
import { type Cart, cartKey } from '#domain/ordering/cart.ts'
import { readCart, serialiseCart } from '#domain/ordering/cart-storage.ts'

type Listener = () => void

const listeners = new Set<Listener>()
const empty: Cart = []

/** The last value, so that React gets the same object while the cart is unchanged. */
let known: { readonly text: string | null; readonly cart: Cart } = { text: null, cart: empty }
/** True after a failed write; the cart is then in this tab's memory. */
let memoryOnly = false

/** Whether closing the page loses the cart. */
export const isForThisPageOnly = (): boolean => memoryOnly

/** Returns the same object until something changes. */
export function getSnapshot(): Cart {
  if (memoryOnly) return known.cart
  const text = storedText()
  if (text !== known.text) known = { text, cart: readCart(text).cart }
  return known.cart
}

/** The server renders an empty cart, because the cart is in the browser. */
export function getServerSnapshot(): Cart {
  return empty
}

/** Notifies of changes in this and other tabs. */
export function subscribe(listener: Listener): () => void {
  if (listeners.size === 0) listen()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) unlisten()
  }
}

/** Applies a function of domain/ordering/cart.ts and saves the result. */
export function updateCart(change: (cart: Cart) => Cart): void {
  const cart = change(getSnapshot())
  const text = serialiseCart(cart)
  known = { text, cart }
  try {
    localStorage.setItem(cartKey, text)
    memoryOnly = false
  } catch {
    memoryOnly = true
  }
  announce()
}

/** Stores the repaired form of an invalid or older cart. Called once on start, never while rendering. */
export function mendStoredCart(): void {
  const { cart, repaired } = readCart(storedText())
  if (repaired) updateCart(() => cart)
}

function storedText(): string | null {
  try {
    return localStorage.getItem(cartKey)
  } catch {
    return known.text
  }
}

function announce() {
  for (const listener of listeners) listener()
}

function heardOtherTab(event: StorageEvent) {
  // A null key means that everything was cleared.
  if (event.key === cartKey || event.key === null) announce()
}

function listen() {
  addEventListener('storage', heardOtherTab)
  // A page restored from the back/forward cache has missed the changes of other tabs.
  addEventListener('pageshow', announce)
}

function unlisten() {
  removeEventListener('storage', heardOtherTab)
  removeEventListener('pageshow', announce)
}
