/** The shop can publish all of these changes. */
import fc from 'fast-check'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import type { SetMenu } from '#domain/menu/catalogue.ts'
import { setBadgesOfOwner } from '#domain/menu/set-badges.ts'
import { pictureValue } from '#domain/staff/forms/fields.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { type Arrangement, arrange } from '#domain/staff/shop/menus/arrange-set.ts'
import {
  chargeField,
  defaultsIn,
  dishesIn,
  groupField,
  groupsIn,
  nextChargeField,
  noteField,
} from '#domain/staff/shop/menus/set-groups.ts'
import { minimumScopes, setUnits } from '#domain/staff/shop/menus/set-values.ts'
import { oneOf, someWords } from '#tests/support/orders/random-edits.ts'
import { testNow } from '#tests/support/store/store.ts'

interface SetContext {
  readonly pricing: SetMenu['pricing']
  /** Dishes on sale. */
  readonly dishes: readonly string[]
  readonly vegetarian: ReadonlySet<string>
  readonly categories: readonly string[]
  readonly courses: readonly string[]
  readonly pictures: readonly number[]
}

/** Each kind of change uses some of these random values. */
interface RandomNumbers {
  readonly first: number
  readonly second: number
  readonly third: number
  readonly words: string
  readonly dollars: string
  readonly isOn: boolean
}

type Edit = (values: Values, random: RandomNumbers, context: SetContext) => Values

const groupOf = (values: Values, { first }: RandomNumbers) => oneOf(groupsIn(values), first)

/** Default dishes of a fixed price have no charge. */
function chargedIn(values: Values, random: RandomNumbers, { pricing }: SetContext) {
  const groupId = groupOf(values, random)
  const defaults = pricing === 'fixed' ? defaultsIn(values, groupId) : []
  const dishes = dishesIn(values, groupId).filter((id) => !defaults.includes(id))
  return dishes.length === 0 ? null : { groupId, dishId: oneOf(dishes, random.second) }
}

/** The result has some of the boxes, in either order. */
function tickBoxes(boxes: readonly string[], { first, isOn }: RandomNumbers): string {
  const some = boxes.filter((_, index) => (first >> index) % 2 === 1)
  return (isOn ? some : some.toReversed()).join(',')
}

const firstDay = ({ third }: RandomNumbers) => addDays(todayInHongKong(testNow), 1 + third)

const arrangeOnce = (values: Values, arrangement: Arrangement, { pricing }: SetContext) =>
  arrange(values, arrangement, pricing)

const moves = ['up', 'down', 'place'] as const

const edits = {
  text: (values, { first, words }) => {
    const texts = ['name.zh', 'name.en', 'tagline.zh', 'tagline.en', 'description.zh'] as const
    return { ...values, [oneOf(texts, first)]: words }
  },
  price: (values, { dollars }) => ({ ...values, price: dollars }),
  figures: (values, { first, second, third, isOn }) => ({
    ...values,
    servesMin: String(1 + first),
    servesMax: String(1 + first + second),
    minQuantity: String(1 + second),
    leadDays: isOn ? String(1 + (third % 30)) : '',
    includedCutlery: String(third),
    includedTongs: String(first),
  }),
  season: (values, { first, second, isOn }) => {
    const days = ['01-05', '02-29', '12-01', '12-31'] as const
    return {
      ...values,
      seasonFrom: isOn ? oneOf(days, first) : '',
      seasonTo: isOn ? oneOf(days, second) : '',
    }
  },
  choices: (values, { first, second, third, isOn }, { categories, pricing }) => ({
    ...values,
    unit: oneOf(setUnits, first),
    minQuantityScope: oneOf(minimumScopes, second),
    categoryId: oneOf(categories, third),
    display: isOn && pricing === 'perItem' ? 'range' : oneOf(['plain', 'perPlate', 'perTray'], first),
  }),
  picture: (values, { first, second }, { pictures }) => ({
    ...values,
    picture: pictureValue(oneOf(pictures, first), oneOf(pictures, second)),
  }),
  delivery: (values, { isOn }) => ({
    ...values,
    includesDelivery: isOn ? 'yes' : 'no',
    ...(!isOn && values.display === 'fromFreeDelivery' && { display: 'plain' }),
    ...(!isOn && values.nextDisplay === 'fromFreeDelivery' && { nextDisplay: 'plain' }),
  }),
  badges: (values, random) => ({ ...values, badges: tickBoxes(setBadgesOfOwner, random) }),
  'further categories': (values, random, { categories }) => ({
    ...values,
    alsoIn: tickBoxes(categories, random),
  }),
  'planned price': (values, random, { pricing }) => ({
    ...values,
    nextFrom: firstDay(random),
    nextPrice: pricing === 'fixed' ? random.dollars : '',
    nextDisplay: oneOf(['plain', 'perPlate', 'perTray'], random.first),
  }),
  'planned charge': (values, random, context) => {
    const chargedDish = chargedIn(values, random, context)
    if (!chargedDish) return values
    const { groupId, dishId } = chargedDish
    return {
      ...values,
      nextFrom: values.nextFrom || firstDay(random),
      [nextChargeField(groupId, dishId)]: random.dollars,
    }
  },
  'nothing planned': (values) => {
    const copies = Object.entries(values).filter(([name]) => !name.includes('.nextCharge.'))
    return { ...Object.fromEntries(copies), nextFrom: '', nextPrice: '', nextDisplay: '' }
  },
  charge: (values, random, context) => {
    const chargedDish = chargedIn(values, random, context)
    return chargedDish
      ? { ...values, [chargeField(chargedDish.groupId, chargedDish.dishId)]: random.dollars }
      : values
  },
  note: (values, random) => {
    const groupId = groupOf(values, random)
    const dishId = oneOf(dishesIn(values, groupId), random.second)
    return {
      ...values,
      [noteField(groupId, dishId, 'zh')]: random.words,
      [noteField(groupId, dishId, 'en')]: random.words,
    }
  },
  'name of a course': (values, random, { courses }) => {
    const id = groupOf(values, random)
    return {
      ...values,
      [groupField(id, 'name.en')]: random.words,
      [groupField(id, 'course')]: oneOf(courses, random.second),
    }
  },
  limits: (values, random) => {
    const id = groupOf(values, random)
    const count = defaultsIn(values, id).length
    const most = dishesIn(values, id).length + (random.isOn ? random.third : 0)
    const least = Math.max(1, count)
    return {
      ...values,
      [groupField(id, 'min')]: String(random.second % (count + 1)),
      [groupField(id, 'max')]: String(least + (random.third % (most - least + 1))),
      [groupField(id, 'repeatable')]: random.isOn ? 'yes' : 'no',
    }
  },
  'course moved': (values, random, context) => {
    const groupId = groupOf(values, random)
    const [action, placeOf] = [oneOf(moves, random.third), oneOf(groupsIn(values), random.second)]
    return arrangeOnce(values, { of: 'group', action, groupId, placeOf }, context)
  },
  'course removed': (values, random, context) =>
    groupsIn(values).length < 2
      ? values
      : arrangeOnce(values, { of: 'group', action: 'remove', groupId: groupOf(values, random) }, context),
  'course added': (values, { first, second, words, dollars, isOn }, context) => {
    const groupId = `own-${first}`
    if (groupsIn(values).includes(groupId)) return values
    const dishId = oneOf(context.dishes, second)
    const isByItem = context.pricing === 'perItem'
    const withGroup = arrangeOnce(values, { of: 'group', action: 'add', groupId }, context)
    const withDish = arrangeOnce(withGroup, { of: 'dish', action: 'add', groupId, dishId }, context)
    return {
      ...withDish,
      [groupField(groupId, 'name.zh')]: words,
      [groupField(groupId, 'name.en')]: words,
      [groupField(groupId, 'course')]: oneOf(context.courses, first),
      [groupField(groupId, 'min')]: isOn ? '1' : '0',
      [groupField(groupId, 'defaults')]: isOn ? dishId : '',
      [chargeField(groupId, dishId)]: isByItem ? dollars : '0',
    }
  },
  'dish moved': (values, random, context) => {
    const groupId = groupOf(values, random)
    const dishes = dishesIn(values, groupId)
    const [dishId, placeOf] = [oneOf(dishes, random.second), oneOf(dishes, random.third)]
    const action = oneOf(moves, random.third)
    return arrangeOnce(values, { of: 'dish', action, groupId, dishId, placeOf }, context)
  },
  'dish removed': (values, random, context) => {
    const groupId = groupOf(values, random)
    const [dishes, defaults] = [dishesIn(values, groupId), defaultsIn(values, groupId)]
    const free = dishes.filter((id) => !defaults.includes(id))
    const isLimit = dishes.length <= Math.max(1, Number(values[groupField(groupId, 'max')]))
    if (free.length === 0 || isLimit) return values
    const dishId = oneOf(free, random.second)
    return arrangeOnce(values, { of: 'dish', action: 'remove', groupId, dishId }, context)
  },
  'dish added': (values, random, context) => {
    const groupId = groupOf(values, random)
    const dishId = oneOf(context.dishes, random.second)
    if (dishesIn(values, groupId).includes(dishId)) return values
    const withDish = arrangeOnce(values, { of: 'dish', action: 'add', groupId, dishId }, context)
    return context.pricing === 'perItem'
      ? { ...withDish, [chargeField(groupId, dishId)]: random.dollars }
      : withDish
  },
  'other dish chosen beforehand': (values, random, context) => {
    const groupId = groupOf(values, random)
    const defaults = defaultsIn(values, groupId)
    const others = dishesIn(values, groupId).filter((id) => !defaults.includes(id))
    if (defaults.length === 0 || others.length === 0) return values
    const [remaining, items] = [oneOf(defaults, random.second), oneOf(others, random.third)]
    const { [nextChargeField(groupId, items)]: _, ...unplanned } = values
    const free = context.pricing === 'fixed' ? { ...unplanned, [chargeField(groupId, items)]: '0' } : values
    return [remaining, items].reduce(
      (before, dishId) => arrangeOnce(before, { of: 'dish', action: 'default', groupId, dishId }, context),
      free,
    )
  },
} as const satisfies Readonly<Record<string, Edit>>

type SetEdit = RandomNumbers & { readonly kind: keyof typeof edits }

const kinds = Object.keys(edits) as readonly SetEdit['kind'][]
const editOf: Readonly<Record<SetEdit['kind'], Edit>> = edits

export const someSetEdits: fc.Arbitrary<readonly SetEdit[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds),
    first: fc.nat(99),
    second: fc.nat(99),
    third: fc.nat(99),
    words: someWords,
    dollars: fc.integer({ min: 1, max: 999_999 }).map((amount) => String(amount / 100)),
    isOn: fc.boolean(),
  }),
  { minLength: 3, maxLength: 6 },
)

export function withSetEdits(values: Values, some: readonly SetEdit[], context: SetContext): Values {
  const after = some.reduce((before, edit) => editOf[edit.kind](before, edit, context), values)
  const isPlanned = Object.entries(after).some(
    ([name, value]) => value !== '' && (/^next(Price|Display)$/.test(name) || name.includes('.nextCharge.')),
  )
  const dishes = groupsIn(after).flatMap((id) => dishesIn(after, id))
  const isVegetarian = dishes.every((id) => context.vegetarian.has(id))
  const without = (name: 'badges' | 'alsoIn', id: string) =>
    (after[name] ?? '')
      .split(',')
      .filter((each) => each !== id)
      .join(',')
  return {
    ...after,
    // The planned price disappears with its dish.
    ...(!isPlanned && { nextFrom: '' }),
    ...(!isVegetarian && { badges: without('badges', 'vegetarian') }),
    alsoIn: without('alsoIn', after.categoryId ?? ''),
  }
}
