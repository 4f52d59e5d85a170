import type { Values } from './values.ts'

export const formKinds = ['set', 'dish', 'category', 'gift', 'site', 'page'] as const

export type FormKind = (typeof formKinds)[number]

/** Changes of these wait as a draft, and each publication is a version. */
export const hasVersions = (kind: FormKind): boolean => ['set', 'site', 'page'].includes(kind)

export interface Place {
  readonly kind: FormKind
  readonly id: string
}

export interface Draft extends Place {
  readonly values: Values
  readonly at: Date
  readonly by: string
}
