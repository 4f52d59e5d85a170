import type { Values } from './values.ts'

/** What owners edit in forms: things of the menu, and parts of the site. */
export const formKinds = ['set', 'dish', 'category', 'gift', 'site'] as const

export type FormKind = (typeof formKinds)[number]

/** Which set, dish, category or gift, or which part of the site. */
export interface Place {
  readonly kind: FormKind
  readonly id: string
}

export interface Draft extends Place {
  readonly values: Values
  readonly at: Date
  readonly by: string
}
