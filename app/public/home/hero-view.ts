import type { Picture, SetMenu } from '#domain/menu/catalogue.ts'
import { readPlate } from '#domain/menu/plate.ts'
import type { HomeContent } from '#domain/shop/home-content.ts'

export type HeroView =
  | { readonly kind: 'table' | 'pattern' }
  | { readonly kind: 'picture'; readonly picture: Picture }
  | { readonly kind: 'dishes'; readonly plates: readonly Picture[] }

/** Two rows of plates; one row alone is laid with fewer. */
const maxPlates = 6
const minPlates = 4

/** A pattern replaces a photograph that is missing, and a table with too few dishes. */
export function heroView(
  { hero, heroPicture }: Pick<HomeContent, 'hero' | 'heroPicture'>,
  sets: readonly SetMenu[],
): HeroView {
  if (hero === 'picture' && heroPicture) return { kind: 'picture', picture: heroPicture }
  if (hero === 'table') return { kind: 'table' }
  const plates = hero === 'dishes' ? platesOf(sets) : []
  return plates.length < minPlates ? { kind: 'pattern' } : { kind: 'dishes', plates }
}

/** Even numbers fill both rows. Composed plates are laid where the shop has too few pictures of its own. */
function platesOf(sets: readonly SetMenu[]): readonly Picture[] {
  const dishes = sets.filter(({ published }) => published).flatMap(({ groups }) => groups)
  const all = dishes.flatMap((group) =>
    group.dishes.map(({ dish }) => [dish.picture.version, dish.picture] as const),
  )
  const plates = [...new Map(all).values()]
  const shopPictures = plates.filter(({ version }) => !readPlate(version))
  const pictures = (shopPictures.length < minPlates ? plates : shopPictures).slice(0, maxPlates)
  return pictures.slice(0, pictures.length - (pictures.length % 2))
}
