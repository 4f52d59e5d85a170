/**
 * Adds dialogs and their steps to the browser's history, so that Back closes the top dialog or returns to the
 * previous step. Forward opens nothing.
 */
import { langOf, pagePath } from '#app/paths.ts'

export interface DialogEntry {
  readonly name: string
  readonly data?: Readonly<Record<string, string>>
  /** Query of the menu page that opens the dialog. */
  readonly address?: string
}

/** A layer is a history entry above the page's own. */
interface Layer {
  readonly dialog: string
  readonly entry: DialogEntry | null
  position: number | null
  readonly goBack: () => void
}

/** `history.state`: the number of layers, and the dialog to reopen after a reload. */
interface Place {
  readonly depth: number
  readonly entry: DialogEntry | null
}

const layers: Layer[] = []
let onArrival: (() => void) | null = null
let following: Promise<void> | null = null

/** Opens the dialog in the URL or in the reloaded entry, and then handles Back. */
export async function startDialogs(open: (entry: DialogEntry) => void): Promise<void> {
  addEventListener('popstate', () => (onArrival ? onArrival() : followBrowser()))
  // A page restored from the back/forward cache has missed the navigation.
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
 * @param entry null if only the dialog below can reopen it
 * @returns a function that removes it with all layers above, and resolves when the focus can be returned
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
    // Navigating to a URL with a hash drops the focus slightly later.
    await new Promise(requestAnimationFrame)
  }
}

/** Records the step of an open dialog; Back calls `goTo` with an earlier step. */
export function enterStep(dialog: string, position: number, goTo: (position: number) => void): void {
  const dialogLayers = layers.filter((layer) => layer.dialog === dialog)
  const first = dialogLayers[0]
  const top = dialogLayers.findLast((layer) => (layer.position ?? position) <= position) ?? first
  if (!first || !top) return
  layers.length = layers.indexOf(top) + 1
  const from = top.position
  if (from === null || from > position) top.position = position
  else if (from < position) layers.push({ dialog, entry: first.entry, position, goBack: () => goTo(from) })
  void follow()
}

/** Removes all dialogs from the history before the page is left. */
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

/** Going back is asynchronous, and the layers may change meanwhile. */
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
      // After opening its dialog, the address becomes the page's own.
      if (depth === 0) history.replaceState(null, '', urlWithoutDialogs())
      const open = layers.slice(0, depth + 1)
      const entry = open.findLast((layer) => layer.entry)?.entry ?? null
      history.pushState({ dialogs: { depth: depth + 1, entry } }, '', urlWith(open.at(-1)?.entry?.address))
    } else return
  }
}

function goBack(entries: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  onArrival = () => {
    onArrival = null
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
