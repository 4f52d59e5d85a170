/** What the first dish, set and gift of a shop begin as, where there is none to copy. */
import { asc, eq, like } from 'drizzle-orm'
import { nothing } from '#domain/money.ts'
import type { Text } from '#domain/text.ts'
import { categories, type dishes, type gifts, type setMenus } from '#server/db/schema/catalogue.ts'
import { images } from '#server/db/schema/pictures.ts'
import type { Transaction } from '#server/db/store/database.ts'

type FirstDish = Omit<typeof dishes.$inferInsert, 'id' | 'name'>
type FirstSet = Omit<typeof setMenus.$inferInsert, 'id' | 'slug' | 'name' | 'position' | 'published'>
type FirstGift = Pick<typeof gifts.$inferInsert, 'introduction' | 'contents' | 'allergens' | 'imageId'>

/** One of the drawings that the pages come with, until the owner sends a picture. */
async function drawing(tx: Transaction, folder: 'dishes' | 'sets' | 'gifts'): Promise<number> {
  const ofKind = like(images.file, `${folder}/%`)
  const [first] = await tx
    .select({ id: images.id })
    .from(images)
    .where(ofKind)
    .orderBy(asc(images.id))
    .limit(1)
  if (!first) throw new Error(`the catalogue has no drawing of ${folder}`)
  return first.id
}

export async function plainDish(tx: Transaction): Promise<FirstDish> {
  return {
    ...{ course: 'maindish', cuisine: 'chinese', vegetarian: false, vegan: false, spicy: false },
    ...{ contains: [], allergens: [], imageId: await drawing(tx, 'dishes') },
  }
}

/** It has no dishes, without which it can't be put on sale. */
export async function plainSet(tx: Transaction, name: Text): Promise<FirstSet> {
  const ofSets = eq(categories.kind, 'sets')
  const [category] = await tx
    .select()
    .from(categories)
    .where(ofSets)
    .orderBy(asc(categories.position))
    .limit(1)
  if (!category) throw new Error('the shop has no category of sets')
  return {
    ...{ categoryId: category.id, tagline: name, description: name, servesMin: 1, servesMax: 10 },
    ...{ unit: 'set', pricing: 'fixed', price: nothing, priceDisplay: { kind: 'plain' } },
    ...{ includesDelivery: false, minQuantity: 1, minQuantityScope: 'set' },
    ...{ includedCutlery: 0, includedTongs: 0, badges: [], sheets: [] },
    imageId: await drawing(tx, 'sets'),
  }
}

/** Its name stands for each text until the owner writes them. */
export async function plainGift(tx: Transaction, name: Text): Promise<FirstGift> {
  const introduction = {
    ...{ title: name, paragraphOne: name, paragraphTwo: name, bulletOne: name, bulletTwo: name },
    ...{ paragraphThree: name, paragraphFour: name },
  }
  return { introduction, contents: [], allergens: [], imageId: await drawing(tx, 'gifts') }
}
