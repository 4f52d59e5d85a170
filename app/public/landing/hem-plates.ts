/** Dishes over the hem between the cloth and the table. */
import type { Picture } from '#domain/menu/catalogue.ts'
import type { HemDish, PlatePlace } from '#domain/shop/shop-page.ts'

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
