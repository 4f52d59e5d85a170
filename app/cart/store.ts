/** The cart of this browser: one copy for all tabs in localStorage, kept in memory where that is blocked or full. */
import { type Cart, cartKey } from '#domain/ordering/cart.ts'
import { readCart, serialiseCart } from '#domain/ordering/cart-storage.ts'

type Listener = () => void

const listeners = new Set<Listener>()
const empty: Cart = []

/** The value last read or written, so that React sees the same object while the cart is unchanged. */
let known: { readonly text: string | null; readonly cart: Cart } = { text: null, cart: empty }
/** Set once a write has failed; from then on the cart is kept in this tab's memory. */
let memoryOnly = false

/** Whether the cart is lost with this page, since the browser keeps nothing. */
export const isForThisPageOnly = (): boolean => memoryOnly

/** The cart now. The same object as before as long as nothing changed. */
export function getSnapshot(): Cart {
  if (memoryOnly) return known.cart
  const text = storedText()
  if (text !== known.text) known = { text, cart: readCart(text).cart }
  return known.cart
}

/** The server renders an empty cart, because the cart is stored in the browser. */
export function getServerSnapshot(): Cart {
  return empty
}

/** Calls back after every change, made here or in another tab. */
export function subscribe(listener: Listener): () => void {
  if (listeners.size === 0) listen()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) unlisten()
  }
}

/** Changes the cart by one of the functions of domain/ordering/cart.ts, and saves it. */
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

/** Stores the repaired form of a damaged or older cart. Called once when a page starts, never while rendering. */
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
