/** Defaults of the first dish, set and gift of a shop, which have nothing to copy. */
import { asc, eq } from 'drizzle-orm'
import { nothing } from '#domain/money.ts'
import type { Text } from '#domain/text.ts'
import { categories, type dishes, type gifts, type setMenus } from '#server/db/schema/catalogue.ts'
import type { Transaction } from '#server/db/store/database.ts'

type FirstDish = Omit<typeof dishes.$inferInsert, 'id' | 'name' | 'imageId'>
type FirstSet = Omit<
  typeof setMenus.$inferInsert,
  'id' | 'slug' | 'name' | 'position' | 'published' | 'imageId'
>
type FirstGift = Pick<typeof gifts.$inferInsert, 'introduction' | 'contents' | 'allergens'>

export const plainDish: FirstDish = {
  course: 'maindish',
  cuisine: 'chinese',
  vegetarian: false,
  vegan: false,
  spicy: false,
  contains: [],
  allergens: [],
}

/** A set without dishes cannot be put on sale. */
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
    categoryId: category.id,
    tagline: name,
    description: name,
    servesMin: 1,
    servesMax: 10,
    unit: 'set',
    pricing: 'fixed',
    price: nothing,
    priceDisplay: { kind: 'plain' },
    includesDelivery: false,
    minQuantity: 1,
    minQuantityScope: 'set',
    includedCutlery: 0,
    includedTongs: 0,
    badges: [],
    sheets: [],
  }
}

/** Every text is the name until the owner writes it. */
export function plainGift(name: Text): FirstGift {
  const introduction = {
    title: name,
    paragraphOne: name,
    paragraphTwo: name,
    bulletOne: name,
    bulletTwo: name,
    paragraphThree: name,
    paragraphFour: name,
  }
  return { introduction, contents: [], allergens: [] }
}
