/**
 * Open dialogs in the browser's history: Back closes a dialog or leads one step back in it, Forward opens it again,
 * and so do a reload and the same page in the other language. Every dialog, and every step of one, is an entry of its
 * own. `history.state` holds the trail that leads from the page to the entry.
 */
import { adoptTrail, arriveAtEntry, leadTo, trailNow } from './browser-entries.ts'
import { askedByAddress } from './entry-address.ts'
import { keepForOtherLanguage, leftInOtherLanguage } from './left-open.ts'
import type { DialogEntry, Trail } from './trail.ts'

interface OpenDialog {
  readonly close: () => void
  /** Resolves once it is on the screen, when it is not there yet: a dialog shown later would lie above it. */
  readonly shown?: Promise<void>
  /** How to open the dialogs that can only be opened from this one. */
  readonly inside?: Readonly<Record<string, () => void>>
}

const open = new Map<string, OpenDialog>()
/** Dialogs asked to open again whose script or contents are still on their way. */
const reopening = new Set<string>()
/** Open dialogs that are not on the screen yet. */
const unshown = new Set<string>()
const stepListeners = new Map<string, (step: string) => void>()
/** The trail as it should be; the history follows it. */
let wanted: Trail = []
let following: Promise<void> | null = null
let reopen: (entry: DialogEntry) => boolean = () => false

/**
 * Opens what the history, the URL or the page in the other language asks for, and listens from then on.
 * @param opens opens a dialog of the page; false when the page can't
 */
export function startDialogHistory(opens: (entry: DialogEntry) => boolean): void {
  reopen = opens
  const left = leftInOtherLanguage()
  const asked = askedByAddress()
  const trail = trailNow()
  if (trail.length > 0) wanted = trail
  else if (asked) adopt([asked], 1)
  else if (left.length > 0) adopt(left, left.length)
  keepForOtherLanguage(wanted)
  const traversed = () => {
    if (!arriveAtEntry()) followBrowser()
  }
  addEventListener('popstate', traversed)
  // A page that the browser shows again as it was left has missed where it went.
  addEventListener('pageshow', ({ persisted }) => persisted && traversed())
  addEventListener('hashchange', () => {
    // A link within the page has made the entry already.
    const entry = askedByAddress()
    if (entry && trailNow().length === 0) adopt([entry], 0)
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
    void reopenAbove(entry.name, dialog.shown)
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
  wanted = trailNow()
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
  following ??= leadTo(() => wanted).finally(() => {
    following = null
  })
}

/** Takes the current entry of the history as the one of these dialogs. */
function adopt(trail: Trail, floor: number): void {
  wanted = trail
  adoptTrail(trail, floor)
}

function closeOthers(): void {
  for (const [name, { close }] of [...open].reverse()) {
    if (isWanted(name)) continue
    open.delete(name)
    close()
  }
}

/** Opens again what the history wants above a dialog, once that is on the screen. */
async function reopenAbove(name: string, shown?: Promise<void>): Promise<void> {
  if (shown) {
    unshown.add(name)
    await shown
    unshown.delete(name)
  }
  reopenMissing()
}

function reopenMissing(): void {
  const at = wanted.findIndex(({ name }) => !open.has(name))
  const missing = wanted[at]
  const around = wanted[at - 1]?.name ?? ''
  if (!missing || reopening.has(missing.name) || unshown.has(around)) return
  const fromInside = open.get(around)?.inside?.[missing.name]
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
