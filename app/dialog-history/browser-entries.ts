/** The entries of the browser's history that hold trails of dialogs, and the way from one entry to another. */
import { urlWith, urlWithoutDialogs } from './entry-address.ts'
import { sharedLength, type Trail } from './trail.ts'

interface Place {
  readonly trail: Trail
  /** How many entries of the trail the page was opened with: going back behind them would leave the page. */
  readonly floor: number
}

let arrived: (() => void) | null = null

/** The trail of the entry that the browser is at. */
export function trailNow(): Trail {
  return placeNow().trail
}

/** Takes the current entry as the one of these dialogs. */
export function adoptTrail(trail: Trail, floor: number): void {
  history.replaceState({ dialogs: { trail, floor } }, '')
}

/** Tells that the browser has gone to another entry; false when it was not sent there by `leadTo`. */
export function arriveAtEntry(): boolean {
  if (!arrived) return false
  arrived()
  return true
}

/** Makes the history lead to what is wanted. Going back takes the browser a moment, in which more may change. */
export async function leadTo(wantedNow: () => Trail): Promise<void> {
  for (;;) {
    const wanted = wantedNow()
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

function placeNow(): Place {
  const state: unknown = history.state
  const place = typeof state === 'object' && state && 'dialogs' in state ? state.dialogs : null
  // Only this module writes it.
  return (place as Place | null) ?? { trail: [], floor: 0 }
}
