/** Needs no DOM. */

export interface KeyPress {
  readonly key: string
  readonly hasModifier: boolean
  /** True while the key is held down. */
  readonly isRepeated: boolean
  /** The key is Control, or Command on a Mac. */
  readonly hasControl: boolean
  /** In an input, a select or an open dialog. */
  readonly isInField: boolean
}

export const pageKeys = ['/', 'x', '.', 'e', 'm', 'p', 'l', 'n', 'z'] as const
export type PageKey = (typeof pageKeys)[number]

/** G and one of these letters open a page. */
export const goKeys = { o: 'orders', d: 'kitchen', r: 'runs', c: 'calendar' } as const
export type GoTarget = (typeof goKeys)[keyof typeof goKeys]

export type KeyAction =
  | { readonly kind: 'page'; readonly key: PageKey }
  | { readonly kind: 'move'; readonly by: 1 | -1 }
  | { readonly kind: 'go'; readonly to: GoTarget }
  /** The next letter names the page. */
  | { readonly kind: 'go-where' }
  | { readonly kind: 'save' | 'list' | 'close' }

/**
 * @param afterG whether the previous key was G
 * @param isOn each person can switch single keys off (WCAG 2.1.4)
 */
export function keyAction(press: KeyPress, afterG: boolean, isOn: boolean): KeyAction | null {
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key
  if (press.hasControl && key === 's') return { kind: 'save' }
  if (key === 'Escape') return { kind: 'close' }
  if (!isOn || press.isInField || press.hasModifier || press.hasControl) return null
  if (afterG) return key in goKeys ? { kind: 'go', to: goKeys[key as keyof typeof goKeys] } : null
  if (key === 'g') return { kind: 'go-where' }
  if (key === '?') return { kind: 'list' }
  if (key === 'j') return { kind: 'move', by: 1 }
  if (key === 'k') return { kind: 'move', by: -1 }
  // A held key must not repeat a step: it would take an order through all its states.
  if (press.isRepeated) return null
  const page = pageKeys.find((each) => each === key)
  return page ? { kind: 'page', key: page } : null
}
