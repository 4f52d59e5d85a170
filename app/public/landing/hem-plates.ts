/** Dishes that lie over the hem between the cloth of a page's head and its table. */
import type { Picture } from '#domain/menu/catalogue.ts'

/** The table was drawn with this place clear, at the scale of its other dishes. */
export interface PlatePlace {
  /** Width in units of the picture, which is 1200 wide. */
  readonly size: number
  /** Height of its middle on the table, from 0 at the top to 1. */
  readonly middle: number
  /** How far its middle lies beyond the hem, in its own widths. */
  readonly beyond: number
  /** On phones, where the hem runs across: how far its middle is from the left, from 0 to 1. */
  readonly across: number
}

export interface HemDish extends PlatePlace {
  /** Path below catalogue/pictures, of a dish that the table does not have. */
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
