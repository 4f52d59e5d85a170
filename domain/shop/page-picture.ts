import type { Picture, SetMenu } from '#domain/menu/catalogue.ts'
import { isListedIn } from '#domain/menu/set-lookup.ts'
import type { PageContent } from './shop-page.ts'
import { plainPicture } from './shop-picture.ts'

/** A page that was made of a set without a picture shows the first set of its category. */
export function pictureOfPage(
  { look, menu }: Pick<PageContent, 'look' | 'menu'>,
  pictures: ReadonlyMap<string, Picture>,
  sets: readonly SetMenu[],
): Picture | null {
  const ownSet = sets.find((set) => set.published && isListedIn(set, menu.categoryId))
  const picture = look.picture === plainPicture ? undefined : pictures.get(look.picture)
  return picture ?? ownSet?.picture ?? null
}
