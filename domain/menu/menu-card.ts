/** Wide windows get landscape drawings; phones get portrait ones. */
export interface MenuCardShape {
  readonly name: 'wide' | 'tall'
  /** At this width in pixels, letters match the page's size. */
  readonly width: number
  readonly height: number
}

export const menuCardShapes = {
  wide: { name: 'wide', width: 1600, height: 1000 },
  tall: { name: 'tall', width: 900, height: 1350 },
} as const satisfies Record<MenuCardShape['name'], MenuCardShape>
