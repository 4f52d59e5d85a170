/**
 * Open dialogs in the browser's history: Back closes a dialog or leads one step back in it, Forward opens it again,
 * and so do a reload and the same page in the other language. Every dialog, and every step of one, is an entry of its
 * own. `history.state` holds the trail that leads from the page to the entry.
 */
import { askedByAddress, urlWith, urlWithoutDialogs } from './entry-address.ts'
import { keepForOtherLanguage, leftInOtherLanguage } from './left-open.ts'
import { type DialogEntry, sharedLength, type Trail } from './trail.ts'

interface Place {
  readonly trail: Trail
  /** How many entries of the trail the page was opened with: going back behind them would leave the page. */
  readonly floor: number
}

interface OpenDialog {
  readonly close: () => void
  /** How to open the dialogs that can only be opened from this one. */
  readonly inside?: Readonly<Record<string, () => void>>
}

const open = new Map<string, OpenDialog>()
/** Dialogs asked to open again whose script or contents are still on their way. */
const reopening = new Set<string>()
const stepListeners = new Map<string, (step: string) => void>()
/** The trail as it should be; the history follows it. */
let wanted: Trail = []
let following: Promise<void> | null = null
let arrived: (() => void) | null = null
let reopen: (entry: DialogEntry) => boolean = () => false

/**
 * Opens what the history, the URL or the page in the other language asks for, and listens from then on.
 * @param opens opens a dialog of the page; false when the page can't
 */
export function startDialogHistory(opens: (entry: DialogEntry) => boolean): void {
  reopen = opens
  const left = leftInOtherLanguage()
  const asked = askedByAddress()
  const { trail } = placeNow()
  if (trail.length > 0) wanted = trail
  else if (asked) adopt([asked], 1)
  else if (left.length > 0) adopt(left, left.length)
  keepForOtherLanguage(wanted)
  const traversed = () => (arrived ?? followBrowser)()
  addEventListener('popstate', traversed)
  // A page that the browser shows again as it was left has missed where it went.
  addEventListener('pageshow', ({ persisted }) => persisted && traversed())
  addEventListener('hashchange', () => {
    // A link within the page has made the entry already.
    const entry = askedByAddress()
    if (entry && placeNow().trail.length === 0) adopt([entry], 0)
    reopenMissing()
  })
  reopenMissing()
}

/**
 * Adds an open dialog to the history, unless it is the one that the history asked for. The returned function takes it
 * out again, with whatever is open above it, and resolves once the focus can be given back.
 */
export function enterDialog(entry: DialogEntry, dialog: OpenDialog): () => Promise<void> {
  const isLate = reopening.delete(entry.name) && !isWanted(entry.name)
  if (isLate) queueMicrotask(dialog.close)
  else {
    open.set(entry.name, dialog)
    if (!isWanted(entry.name)) want([...wanted, entry])
    reopenMissing()
  }
  return async () => {
    if (open.get(entry.name) === dialog) {
      open.delete(entry.name)
      want(below(entry.name))
    }
    await following
    // Going to a URL with a hash drops the focus, a moment after the rest.
    await new Promise(requestAnimationFrame)
  }
}

/**
 * Takes all dialogs out of the history while they stay on the screen, before the page is left for good. Should the
 * browser show the page again, they are gone.
 */
export async function forgetDialogs(): Promise<void> {
  const closing = [...open.values()].reverse()
  open.clear()
  want([])
  addEventListener('pageshow', () => {
    for (const { close } of closing) close()
  })
  await following
}

/** Says at which step an open dialog is. Going on is a new entry; going back goes back to the step's own. */
export function showStep(name: string, step: string, earlier: readonly string[]): void {
  const own = wanted.filter((entry) => entry.name === name)
  const [first] = own
  if (!first || own.at(-1)?.step === step) return
  const passed = own.filter((entry) => entry.step !== undefined && earlier.includes(entry.step))
  want([...below(name), ...passed, { ...first, step }])
}

/** The step the history asks for. */
export function stepAsked(name: string): string | undefined {
  return wanted.findLast((entry) => entry.name === name)?.step
}

/** Calls back when Back or Forward leads to another step. */
export function onStepAsked(name: string, listener: (step: string) => void): () => void {
  stepListeners.set(name, listener)
  return () => void stepListeners.delete(name)
}

/** Shows the dialogs and steps to which Back or Forward has led. */
function followBrowser(): void {
  wanted = placeNow().trail
  keepForOtherLanguage(wanted)
  closeOthers()
  for (const [name, listener] of stepListeners) {
    const step = stepAsked(name)
    if (step !== undefined) listener(step)
  }
  reopenMissing()
}

function want(trail: Trail): void {
  wanted = trail
  keepForOtherLanguage(wanted)
  closeOthers()
  following ??= follow().finally(() => {
    following = null
  })
}

/** Makes the history lead to what is wanted. Going back takes the browser a moment, in which more may change. */
async function follow(): Promise<void> {
  for (;;) {
    const { trail, floor } = placeNow()
    const shared = sharedLength(trail, wanted)
    const next = wanted[shared]
    const isSameDialog = next !== undefined && trail[shared]?.name === next.name
    if (trail.length > shared + (isSameDialog ? 1 : 0) && trail.length > floor) {
      await goBack(trail.length - Math.max(shared, floor))
    } else if (trail.length > shared) {
      replace(isSameDialog ? [...trail.slice(0, shared), next] : wanted, Math.min(floor, wanted.length))
    } else if (next) push([...trail, next], floor)
    else return
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

function push(trail: Trail, floor: number): void {
  history.pushState({ dialogs: { trail, floor } }, '', urlWith(trail.at(-1)?.address))
}

/** Changes the current entry; one that a shared URL asked for leaves the URL with it. */
function replace(trail: Trail, floor: number): void {
  const isAsked = trail.some(({ address }) => address !== undefined)
  history.replaceState({ dialogs: { trail, floor } }, '', isAsked ? location.href : urlWithoutDialogs())
}

/** Takes the current entry of the history as the one of these dialogs. */
function adopt(trail: Trail, floor: number): void {
  wanted = trail
  history.replaceState({ dialogs: { trail, floor } }, '')
}

function closeOthers(): void {
  for (const [name, { close }] of [...open].reverse()) {
    if (isWanted(name)) continue
    open.delete(name)
    close()
  }
}

function reopenMissing(): void {
  const at = wanted.findIndex(({ name }) => !open.has(name))
  const missing = wanted[at]
  if (!missing || reopening.has(missing.name)) return
  const around = open.get(wanted[at - 1]?.name ?? '')
  const fromInside = around?.inside?.[missing.name]
  reopening.add(missing.name)
  if (fromInside) fromInside()
  else if (!reopen(missing)) {
    reopening.delete(missing.name)
    want(wanted.slice(0, at))
  }
}

function isWanted(name: string): boolean {
  return wanted.some((entry) => entry.name === name)
}

/** The trail up to a dialog, without it. */
function below(name: string): Trail {
  const at = wanted.findIndex((entry) => entry.name === name)
  return at < 0 ? wanted : wanted.slice(0, at)
}

function placeNow(): Place {
  const state: unknown = history.state
  const place = typeof state === 'object' && state && 'dialogs' in state ? state.dialogs : null
  // Only this module writes it.
  return (place as Place | null) ?? { trail: [], floor: 0 }
}
