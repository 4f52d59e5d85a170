/** One cart for all tabs in localStorage, or in memory if that is blocked or full. */
import { type Cart, cartKey } from '#domain/ordering/cart.ts'
import { readCart, serialiseCart } from '#domain/ordering/cart-storage.ts'

type Listener = () => void

const listeners = new Set<Listener>()
const empty: Cart = []

/** React gets the same object while the cart is unchanged. */
let lastRead: { readonly text: string | null; readonly cart: Cart } = { text: null, cart: empty }
/** It becomes true after a failed write. */
let memoryOnly = false

export const isForThisPageOnly = (): boolean => memoryOnly

export function getSnapshot(): Cart {
  if (memoryOnly) return lastRead.cart
  const text = storedText()
  if (text !== lastRead.text) lastRead = { text, cart: readCart(text).cart }
  return lastRead.cart
}

/** The server has no access to the cart. */
export function getServerSnapshot(): Cart {
  return empty
}

export function subscribe(listener: Listener): () => void {
  if (listeners.size === 0) listen()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) unlisten()
  }
}

/** @param change a function of domain/ordering/cart.ts */
export function updateCart(change: (cart: Cart) => Cart): void {
  const cart = change(getSnapshot())
  const text = serialiseCart(cart)
  lastRead = { text, cart }
  try {
    localStorage.setItem(cartKey, text)
    memoryOnly = false
  } catch {
    memoryOnly = true
  }
  announce()
}

/** Repairs an invalid or older cart. Called once on start, never while rendering. */
export function mendStoredCart(): void {
  const { cart, repaired } = readCart(storedText())
  if (repaired) updateCart(() => cart)
}

function storedText(): string | null {
  try {
    return localStorage.getItem(cartKey)
  } catch {
    return lastRead.text
  }
}

function announce() {
  for (const listener of listeners) listener()
}

function handleOtherTab(event: StorageEvent) {
  // A null key means that everything was cleared.
  if (event.key === cartKey || event.key === null) announce()
}

function listen() {
  addEventListener('storage', handleOtherTab)
  // A page restored from the back/forward cache has missed the changes of other tabs.
  addEventListener('pageshow', announce)
}

function unlisten() {
  removeEventListener('storage', handleOtherTab)
  removeEventListener('pageshow', announce)
}
