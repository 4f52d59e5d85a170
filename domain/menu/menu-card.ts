/** The shapes in which a sheet of a full menu is drawn: across for wide windows, upright for phones. */
export interface MenuCardShape {
  readonly name: 'wide' | 'tall'
  /** Units of the drawing; as pixels, the size at which its letters are about as large as those of the page. */
  readonly width: number
  readonly height: number
}

export const menuCardShapes = {
  wide: { name: 'wide', width: 1600, height: 1000 },
  tall: { name: 'tall', width: 900, height: 1350 },
} as const satisfies Record<MenuCardShape['name'], MenuCardShape>
