import { expect, test } from 'vitest'
import type { Picture, SetMenu } from '#domain/menu/catalogue.ts'
import { standardHome } from '#domain/shop/home-content.ts'
import { demoSets } from '#tests/support/store/catalogue.ts'
import { heroView } from './hero-view.ts'

const picture = (id: number, version = `v${id}`): Picture => ({
  id,
  version,
  width: 400,
  height: 400,
  alt: { zh: '圖', en: 'Picture' },
})
const [set] = demoSets().values()
const [group] = set?.groups ?? []
const [choice] = group?.dishes ?? []
if (!set || !group || !choice) throw new Error('no dish')
/** One set whose dishes have these pictures. */
const setsWith = (...ids: readonly number[]): readonly SetMenu[] => [
  {
    ...set,
    groups: [
      {
        ...group,
        dishes: ids.map((id) => ({
          ...choice,
          dish: { ...choice.dish, id: `d${id}`, picture: picture(id) },
        })),
      },
    ],
  },
]
const platesOf = (sets: readonly SetMenu[]) => {
  const view = heroView(standardHome, sets)
  return view.kind === 'dishes' ? view.plates.map(({ id }) => id) : view.kind
}

test('the table is laid with an even number of pictures of dishes, each once and at most six', () => {
  expect(platesOf(setsWith(1, 2, 2, 3, 4, 5))).toEqual([1, 2, 3, 4])
  expect(platesOf(setsWith(1, 2, 3, 4, 5, 6, 7, 8, 9, 10))).toEqual([1, 2, 3, 4, 5, 6])
})

test('a pattern replaces a table with fewer than four pictures, or of sets that are off sale', () => {
  expect(platesOf(setsWith(1, 2, 3))).toBe('pattern')
  expect(platesOf(setsWith(1, 2, 3, 4).map((each) => ({ ...each, published: false })))).toBe('pattern')
})

test('composed plates are laid only where the shop has fewer than four pictures', () => {
  const composed = [1, 2, 3, 4].map((seed) => picture(99, `plate-wok-red-${seed}`))
  const laid = (...ids: readonly number[]) => {
    const own = setsWith(...ids)
    const plain = setsWith(...composed.map(({ id }) => id)).map((each) => ({
      ...each,
      groups: [
        { ...group, dishes: composed.map((of) => ({ ...choice, dish: { ...choice.dish, picture: of } })) },
      ],
    }))
    const view = heroView(standardHome, [...own, ...plain])
    return view.kind === 'dishes' ? view.plates.map(({ version }) => version) : view.kind
  }
  expect(laid(1, 2)).toEqual(['v1', 'v2', ...composed.map(({ version }) => version)])
  expect(laid(1, 2, 3, 4)).toEqual(['v1', 'v2', 'v3', 'v4'])
})

test('a photograph is shown once there is one', () => {
  const hero = { hero: 'picture', heroPicture: picture(7) } as const
  expect(heroView(hero, [])).toEqual({ kind: 'picture', picture: picture(7) })
  expect(heroView({ ...hero, heroPicture: null }, setsWith(1, 2, 3, 4))).toEqual({
    kind: 'pattern',
  })
})
