/** The table of a set, which follows from its groups (domain/menu/table-picture.ts). */
export const cloths = ['jade', 'tomato', 'marigold', 'pink', 'blue'] as const
export type Cloth = (typeof cloths)[number]

/** The centre and the width are in per cent of the cloth; the width is that of a circle. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly width: number
  /** A free place of an extra is not drawn. */
  readonly isExtra: boolean
}

export interface TablePlace extends Spot {
  readonly groupId: string
}

export interface Table {
  readonly cloth: Cloth
  readonly places: readonly TablePlace[]
}
