import fc from 'fast-check'
import { plainText } from '#domain/free-text.ts'
import { allergens } from '#domain/menu/allergens.ts'
import { fleshAllergens, ofAnimals } from '#domain/menu/dish-faults.ts'
import { maxLeadDays } from '#domain/staff/shop/menus/set-values.ts'
import { lacksEnglish, type Text } from '#domain/text.ts'
import type { WrittenMenu } from '#server/commands/shop/menu-file/menu-schema.ts'

/** Includes texts that spreadsheets might convert. */
const odd = [
  'toString',
  '__proto__',
  '=1+1',
  '+852 2000 0012',
  '-',
  '@name',
  '12-01',
  '007',
  '1e5',
  '_x0041_',
  'a\ufffdb',
  '\ufdd0 \u{1fffe} \uffff',
  'yes',
  '"a", b',
  "'=x",
  '<b>&amp;',
]
const words: fc.Arbitrary<string> = fc
  .oneof(
    fc.constantFrom(...odd),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    fc.string({ unit: fc.constantFrom('一', '款', 'a', ' ', '\n', '，', ','), minLength: 1, maxLength: 20 }),
  )
  .map((text) => plainText(text))
  .filter((text) => text !== '' && text.length <= 60)
const text: fc.Arbitrary<Text> = fc
  .record({ zh: words, en: words })
  // The menu of a shop with an English site has English in every text.
  .filter((each) => !lacksEnglish(each))
const dayOfYear = fc.constantFrom('01-01', '02-29', '10-31', '12-01')
const season = fc.record({ from: dayOfYear, to: dayOfYear })
const money = fc.integer({ min: 1, max: 99_999_999 })
const figure = fc.integer({ min: 1, max: 9_999 })
const sometimes = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined })
const ids = (prefix: string, max: number) =>
  fc.integer({ min: 1, max }).map((count) => Array.from({ length: count }, (_, at) => `${prefix}-${at}`))

/** All dishes of this kitchen are vegetarian. */
const vegetarianKitchen = 'vegetarian'

type DishRow = WrittenMenu['dishes'][number]
type SetRow = WrittenMenu['setMenus'][number]
type GiftRow = NonNullable<WrittenMenu['gifts']>[number]

const meats = ['pork', 'chicken', 'gelatine'] as const
const cuisines = ['chinese', 'western', 'japanese', 'thai'] as const

/** Diets and allergens do not contradict each other. */
const dishOf = (id: string): fc.Arbitrary<DishRow> =>
  fc
    .record({
      name: text,
      course: words,
      spicy: fc.boolean(),
      description: sometimes(text),
      diet: fc.constantFrom('any', 'vegetarian', 'vegan'),
      cuisine: fc.oneof(fc.constantFrom(...cuisines, vegetarianKitchen), words),
      meat: fc.subarray([...meats]),
      flesh: fc.subarray([...fleshAllergens]),
      others: fc.subarray(allergens.filter((each) => !fleshAllergens.includes(each))),
    })
    .map(({ description, diet, cuisine, meat, flesh, others, ...dish }) => {
      const isMeatless = diet !== 'any'
      const contents = [
        ...(isMeatless ? [] : flesh),
        ...(diet === 'vegan' ? others.filter((each) => !ofAnimals.includes(each)) : others),
      ]
      return {
        ...(description && { description }),
        ...dish,
        id,
        vegetarian: isMeatless,
        vegan: diet === 'vegan',
        cuisine: cuisine === vegetarianKitchen && !isMeatless ? cuisines[0] : cuisine,
        contains: isMeatless ? [] : [...meat, ...flesh],
        allergens: contents,
      }
    })

/** Default dishes are complete and free. */
const groupOf = (id: string, dishIds: readonly string[], isByItem: boolean) =>
  fc
    .record({
      name: text,
      course: words,
      dishIds: fc.shuffledSubarray([...dishIds], { minLength: 1 }),
      repeatable: fc.boolean(),
      note: sometimes(text),
      cents: money,
      min: fc.nat(3),
    })
    .map(({ dishIds: current, note, cents, min, ...group }) => {
      const least = isByItem ? 0 : Math.min(min, current.length)
      const defaults = isByItem ? [] : current.slice(0, least).toReversed()
      return {
        ...group,
        id,
        min: least,
        max: current.length,
        defaults,
        dishes: current.map((dishId, at) => ({
          dishId,
          ...(isByItem
            ? { priceCents: cents }
            : !defaults.includes(dishId) && at % 2 === 0 && { extraCents: cents }),
          ...(note && { note }),
        })),
      }
    })

const nextPricesOf = (cents: number, dishId: string): NonNullable<SetRow['nextPrices']> => ({
  from: '2027-01-01',
  // Each of these prices may be missing.
  ...(cents % 3 !== 0 && { priceCents: cents }),
  ...(cents % 5 !== 0 && { display: 'plain' as const }),
  charges: [{ groupId: 'first', dishId, chargeCents: cents % 2 }],
})

function setOf(id: number, categoryIds: readonly string[], dishIds: readonly string[]): fc.Arbitrary<SetRow> {
  return fc.boolean().chain((isByItem) =>
    fc
      .record({
        tagline: text,
        description: text,
        priceCents: money,
        name: text,
        groups: fc.tuple(groupOf('first', dishIds, isByItem), groupOf('second', dishIds, isByItem)),
        minQuantity: figure,
        includedCutlery: fc.nat(99),
        includedTongs: fc.nat(99),
        unit: fc.constantFrom<SetRow['unit']>('set', 'box'),
        seasonal: sometimes(season),
        serves: figure,
        includesDelivery: fc.boolean(),
        isNew: fc.boolean(),
        title: sometimes(text),
        next: sometimes(money),
        leadDays: sometimes(fc.integer({ min: 1, max: maxLeadDays })),
        minQuantityScope: fc.constantFrom<SetRow['minQuantityScope']>('set', 'category'),
        alsoIn: fc.shuffledSubarray(categoryIds.slice(1)),
        externalPath: sometimes(fc.constant('/shop/one')),
      })
      .map(({ serves, isNew, title, seasonal, externalPath, next, leadDays, ...set }): SetRow => {
        const prices = set.groups.flatMap(({ dishes }) =>
          dishes.flatMap((dish) => ('priceCents' in dish ? dish.priceCents : [])),
        )
        const [minCents, maxCents] = [Math.min(...prices), Math.max(...prices)]
        return {
          ...set,
          id,
          slug: `set-${id}`,
          categoryId: categoryIds[0] ?? '',
          // Names are unique.
          name: { zh: `${id} ${set.name.zh}`, en: `${id} ${set.name.en}.` },
          serves: { min: 1, max: serves },
          pricing: isByItem ? 'perItem' : 'fixed',
          priceCents: isByItem ? minCents : set.priceCents,
          priceDisplay: isByItem ? { kind: 'range', minCents, maxCents } : { kind: 'plain' },
          badges: [...(isNew ? ['new'] : []), ...(seasonal ? ['seasonal'] : [])],
          ...(seasonal && { seasonal }),
          ...(leadDays && { leadDays }),
          ...(next && { nextPrices: nextPricesOf(next, set.groups[0].dishes[0]?.dishId ?? '') }),
          ...(externalPath && { externalPath }),
          ...(title && { menuMedia: [{ title, groupIds: ['second', 'first'] }] }),
        }
      }),
  )
}

const giftOf = (id: number): fc.Arbitrary<GiftRow> =>
  fc
    .record({
      id: fc.constant(id),
      slug: fc.constant(`gift-${id}`),
      name: text,
      priceCents: money,
      introduction: fc.record({
        title: text,
        paragraphOne: text,
        paragraphTwo: text,
        bulletOne: text,
        bulletTwo: text,
        paragraphThree: text,
        paragraphFour: text,
      }),
      contents: fc.array(text, { maxLength: 3 }),
      onlinePath: fc.constant('/gifts/one'),
      allergens: fc.subarray([...allergens]),
      next: sometimes(money),
    })
    .map(({ next, ...gift }) => ({
      ...gift,
      ...(next && { nextPrice: { from: '2027-01-01', priceCents: next } }),
    }))

/** @param pictures paths, one per row */
export function randomMenu(pictures: readonly string[]): fc.Arbitrary<WrittenMenu> {
  const picture = fc.constantFrom(...pictures.slice(0, -1))
  // A repeated picture counts once.
  const second = sometimes(fc.constant(pictures.at(-1)))
  const filesOf = (
    keys: readonly (string | number)[],
    arbitrary: fc.Arbitrary<string | undefined> = picture,
  ) =>
    fc
      .tuple(...keys.map(() => arbitrary))
      .map((files) =>
        Object.fromEntries(keys.flatMap((key, at) => (files[at] ? [[String(key), files[at]]] : []))),
      )
  return fc
    .record({
      categoryIds: ids('category', 3),
      dishIds: ids('dish', 6),
      sets: fc.integer({ min: 1, max: 4 }),
      gifts: fc.nat(2),
    })
    .chain(({ categoryIds, dishIds, sets, gifts }) => {
      const setIds = Array.from({ length: sets }, (_, at) => 7 * at + 1).toReversed()
      const giftIds = Array.from({ length: gifts }, (_, at) => at + 1)
      return fc.record({
        categories: fc.tuple(
          ...categoryIds.map((id) =>
            fc
              .record({
                name: text,
                description: text,
                path: fc.constantFrom(null, '/gift'),
                seasonal: sometimes(season),
              })
              .map(({ seasonal, ...row }) => ({
                ...row,
                id,
                kind: 'sets' as const,
                ...(seasonal && { seasonal }),
              })),
          ),
        ),
        dishes: fc.tuple(...dishIds.map(dishOf)),
        setMenus: fc.tuple(...setIds.map((id) => setOf(id, categoryIds, dishIds))),
        gifts: fc.tuple(...giftIds.map(giftOf)),
        pictures: fc.record({
          dish: filesOf(dishIds),
          setMenu: filesOf(setIds),
          gift: filesOf(giftIds),
          setCard: filesOf(setIds, second),
          giftObject: filesOf(giftIds, second),
        }),
        offSale: fc.record({
          categories: fc.subarray(categoryIds),
          setMenus: fc.subarray(setIds),
          gifts: fc.subarray(giftIds),
        }),
      })
    })
}
