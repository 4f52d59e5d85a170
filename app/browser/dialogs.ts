/**
 * Open dialogs in the browser's history: each has an entry, and so has each step of one that was reached in it, so
 * that Back closes the dialog on top or leads a step back. Forward opens nothing. A dialog may have an address, which
 * opens it; a reload opens it too.
 */
import { langOf, pagePath } from '#app/paths.ts'

/** How to open a dialog without a click. */
export interface DialogEntry {
  readonly name: string
  readonly data?: Readonly<Record<string, string>>
  /** The query that it adds to the URL of the menu page, so that it can be shared. */
  readonly address?: string
}

/** One entry of the history above the page's own. */
interface Layer {
  readonly dialog: string
  readonly entry: DialogEntry | null
  /** The position of the dialog's step, where it has steps. */
  position: number | null
  /** Leads back to what lies below: the page, another dialog or the step before. */
  readonly goBack: () => void
}

/** What `history.state` holds: how many layers lead to the entry, and the dialog to open again after a reload. */
interface Place {
  readonly depth: number
  readonly entry: DialogEntry | null
}

const layers: Layer[] = []
let arrived: (() => void) | null = null
let following: Promise<void> | null = null

/** Opens the dialog that the URL names, or the one that was open before a reload; follows Back from then on. */
export async function startDialogs(open: (entry: DialogEntry) => void): Promise<void> {
  addEventListener('popstate', () => (arrived ? arrived() : followBrowser()))
  // A page that the browser shows again as it was left has missed where it went.
  addEventListener('pageshow', ({ persisted }) => persisted && followBrowser())
  addEventListener('hashchange', () => openFrom(null))
  const openFrom = (before: DialogEntry | null) => {
    const entry = before ?? entryOfAddress()
    if (entry && layers.length === 0) open(entry)
  }
  const { entry } = placeNow()
  await follow()
  openFrom(entry)
}

/**
 * Adds an open dialog to the history, with how to open it again, unless only the dialog below can. The returned function takes it out again, with all that lies above it, and
 * resolves once the focus can be given back.
 */
export function enterDialog(
  dialog: string,
  close: () => void,
  entry: DialogEntry | null,
): () => Promise<void> {
  const layer: Layer = { dialog, entry, position: null, goBack: close }
  layers.push(layer)
  void follow()
  return async () => {
    const at = layers.indexOf(layer)
    if (at >= 0) {
      removeFrom(at + 1)
      layers.length = at
    }
    await follow()
    // Going to a URL with a hash drops the focus, a moment after the rest.
    await new Promise(requestAnimationFrame)
  }
}

/** Says at which step an open dialog is; `goTo` is called when Back leads to an earlier one. */
export function enterStep(dialog: string, position: number, goTo: (position: number) => void): void {
  const own = layers.filter((layer) => layer.dialog === dialog)
  const first = own[0]
  const top = own.findLast((layer) => (layer.position ?? position) <= position) ?? first
  if (!first || !top) return
  layers.length = layers.indexOf(top) + 1
  const from = top.position
  if (from === null || from > position) top.position = position
  else if (from < position) layers.push({ dialog, entry: first.entry, position, goBack: () => goTo(from) })
  void follow()
}

/** Takes all dialogs out of the history before the page is left; should the browser show it again, it is loaded anew. */
export async function forgetDialogs(): Promise<void> {
  layers.length = 0
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  await follow()
}

function followBrowser(): void {
  removeFrom(placeNow().depth)
  void follow()
}

function removeFrom(depth: number): void {
  for (const layer of layers.splice(depth).reverse()) layer.goBack()
}

/** Makes the history as long as the layers. Going back takes the browser a moment, in which more may change. */
function follow(): Promise<void> {
  following ??= leadBrowser().finally(() => {
    following = null
  })
  return following
}

async function leadBrowser(): Promise<void> {
  for (;;) {
    const { depth } = placeNow()
    if (depth > layers.length) await goBack(depth - layers.length)
    else if (depth < layers.length) {
      // An address that has opened its dialog becomes the page's own.
      if (depth === 0) history.replaceState(null, '', urlWithoutDialogs())
      const open = layers.slice(0, depth + 1)
      const entry = open.findLast((layer) => layer.entry)?.entry ?? null
      history.pushState({ dialogs: { depth: depth + 1, entry } }, '', urlWith(open.at(-1)?.entry?.address))
    } else return
  }
}

function goBack(entries: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  arrived = () => {
    arrived = null
    resolve()
  }
  history.go(-entries)
  return promise
}

function placeNow(): Place {
  const state: unknown = history.state
  const place = typeof state === 'object' && state && 'dialogs' in state ? state.dialogs : null
  // Only this module writes it.
  return (place as Place | null) ?? { depth: 0, entry: null }
}

const enquiryHash = '#enquiry'
/** Dialogs of the menu page whose URL can be shared: /menu/?set=… */
const inMenuAddress = ['set', 'gift']

function entryOfAddress(): DialogEntry | null {
  if (location.hash === enquiryHash) return { name: 'enquiry' }
  if (!isMenu()) return null
  const params = new URLSearchParams(location.search)
  const name = inMenuAddress.find((each) => params.has(each))
  return name ? { name, data: { slug: params.get(name) ?? '' } } : null
}

function isMenu(): boolean {
  return location.pathname === pagePath('menu', langOf(location.pathname))
}

function urlWith(address: string | undefined): string {
  const url = new URL(location.href)
  if (address && isMenu()) url.search = address
  return url.href
}

function urlWithoutDialogs(): string {
  const url = new URL(location.href)
  if (url.hash === enquiryHash) url.hash = ''
  if (isMenu()) for (const name of inMenuAddress) url.searchParams.delete(name)
  return url.href
}
