/** Dishes over the hem between the cloth and the table of a page's head. */
import type { Picture } from '#domain/menu/catalogue.ts'

/** The drawing of the table leaves this place free, in the scale of its dishes. */
export interface PlatePlace {
  /** Width in units of the picture, which is 1200 wide. */
  readonly size: number
  /** Vertical centre on the table, 0 (top) to 1. */
  readonly middle: number
  /** Distance of the centre beyond the hem, in plate widths. */
  readonly beyond: number
  /** Horizontal centre on phones, where the hem is horizontal, 0 (left) to 1. */
  readonly across: number
}

export interface HemDish extends PlatePlace {
  /** Path below catalogue/pictures; the table's picture lacks this dish. */
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
