import { expect, test } from 'vitest'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { rememberedImages } from './remembered-images.ts'

const store = setUpStore()

const some = Array.from({ length: 60 }, (_, index) => index + 1)

function watchDatabase() {
  const database = { questions: 0, isAway: false, revision: 1 }
  const db = new Proxy(store.db, {
    get(target, name) {
      if (name === 'select') {
        database.questions++
        if (database.isAway) throw new Error('away')
      }
      return Reflect.get(target, name)
    },
  })
  return { seen: database, find: rememberedImages({ db, revision: () => database.revision }) }
}

test('simultaneous requests for pictures need two queries, and return each its own', async () => {
  const { seen, find } = watchDatabase()
  const images = await Promise.all(some.map(find))
  expect(images.map((image) => image?.id)).toEqual(some)
  expect(seen.questions).toBe(2)
})

test('a picture is looked up once, and again when the content changes', async () => {
  const { seen, find } = watchDatabase()
  await find(1)
  await find(1)
  expect(seen.questions).toBe(1)
  seen.revision++
  expect(await find(1)).toMatchObject({ id: 1 })
  expect(seen.questions).toBe(2)
})

test('unknown picture numbers return nothing, and are not remembered', async () => {
  const { seen, find } = watchDatabase()
  expect(await Promise.all([find(999_999), find(-1), find(1e12)])).toEqual([null, null, null])
  expect(await find(999_999)).toBeNull()
  expect(seen.questions).toBeGreaterThan(1)
})

test('a failed query fails all simultaneous requests, and the pictures can be found afterwards', async () => {
  const { seen, find } = watchDatabase()
  seen.isAway = true
  const results = await Promise.allSettled(some.map(find))
  expect(results.every(({ status }) => status === 'rejected')).toBe(true)
  seen.isAway = false
  expect(await find(2)).toMatchObject({ id: 2 })
})
