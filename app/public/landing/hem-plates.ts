/** Dishes over the hem between the cloth and the table. */
import type { Picture } from '#domain/menu/catalogue.ts'

/** The drawing of the table leaves this place free. */
export interface PlatePlace {
  /** Width in units of the picture, which is 1200 wide. */
  readonly size: number
  /** The plate's centre lies between 0 (top) and 1. */
  readonly middle: number
  /** The centre is this many plate widths from the hem. */
  readonly beyond: number
  /** On phones the plate's centre lies between 0 (left) and 1. */
  readonly across: number
}

export interface HemDish extends PlatePlace {
  /** The path is below catalogue/pictures. */
  readonly picture: string
}

export interface HemPlate {
  readonly picture: Picture
  readonly place: PlatePlace
}

export function hemPlates(
  dishes: readonly HemDish[],
  pictures: ReadonlyMap<string, Picture>,
): readonly HemPlate[] {
  return dishes.flatMap(({ picture: file, ...place }) => {
    const picture = pictures.get(file)
    return picture ? [{ picture, place }] : []
  })
}
