import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setPath } from '#app/paths.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { soldOutDays } from '#content/pages/set.ts'
import { dishesPage } from '#content/staff/shop/menus/dishes.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { untilSeen } from '#tests/support/browser/until-seen.ts'
import { postGraphql } from '#tests/support/site/graphql-call.ts'
import { openTwoServers, type TwoServers } from '#tests/support/site/second-server.ts'
import { postForm } from '#tests/support/staff/staff-forms.ts'
import { staffCookie } from '#tests/support/staff/staff-session.ts'
import { testNow } from '#tests/support/store/store.ts'

const today = todayInHongKong(testNow)
const until = addDays(today, 9)

let shop: TwoServers
beforeAll(async () => {
  shop = await openTwoServers()
})
afterAll(() => shop.close())

const post = (fields: Record<string, string>, role: 'kitchen' | 'packer' = 'kitchen') =>
  postForm(shop.site, staffPath('dishes'), fields, staffCookie('Bo', role))
const page = (path: string) => shop.elsewhere(path)

async function firstDish() {
  const { catalogue } = await shop.site.store.content()
  const set = catalogue.sets.find(
    ({ published, externalPath, season }) => published && !externalPath && !season,
  )
  const group = set?.groups.find(({ max, dishes }) => dishes.length > max)
  const dish = group?.dishes[0]?.dish
  if (!set || !group || !dish) throw new Error('no set with a choice')
  return { set, group, dish }
}

async function setInGraphql(setId: number) {
  const query = `query ($find: FindMealInput) { getMeal(find: $find, limit: 1) { id classify { dishes { id soldOutFrom soldOutUntil } } } }`
  const response = await postGraphql(shop.second, { query, variables: { find: { id: String(setId) } } })
  return response.text()
}

test('every server marks a sold-out dish in pages, GraphQL, REST and order checks', async () => {
  const { set, group, dish } = await firstDish()
  const path = setPath(set.slug, 'zh')
  const words = soldOutDays({ from: today, until }).zh
  expect(await page(path)).not.toContain(words)

  const response = await post({ verb: 'sell-out', dish: dish.id, until })
  const message = await response.text()
  expect(response.status).toBe(200)
  expect(message).toContain(dish.name.zh)
  expect(message).toContain('Bo')
  await expect.poll(() => page(path), untilSeen).toContain(words)
  const both = `"soldOut":{"from":"${today}","until":"${until}"}`
  expect(await page('/menu/list')).toContain(both)
  expect(await page(`/api/ordering?ids=${set.id}`)).toContain(both)
  expect(await setInGraphql(set.id)).toContain(`"soldOutFrom":"${today}","soldOutUntil":"${until}"`)

  // Without its dishes the set cannot be ordered, also in structured data.
  const farthest = addDays(today, 366)
  for (const { dish: each } of group.dishes)
    expect((await post({ verb: 'sell-out', dish: each.id, until: farthest })).status).toBe(200)
  await expect.poll(() => page(path), untilSeen).toContain('https://schema.org/SoldOut')

  for (const { dish: each } of group.dishes) await post({ verb: 'offer-again', dish: each.id })
  await expect.poll(() => page(path), untilSeen).not.toContain('SoldOut')
})

test('the dishes page refuses forged forms with a message and is hidden from other roles', async () => {
  const { dish } = await firstDish()
  const wrong = await post({ verb: 'sell-out', dish: dish.id, until: '2026-02-31' })
  expect([wrong.status, await wrong.text()]).toEqual([
    422,
    expect.stringContaining(dishesPage.dateInvalid.zh),
  ])
  const response = await post({ verb: 'sell-out', dish: 'x'.repeat(300), until })
  expect([response.status, await response.text()]).toEqual([
    422,
    expect.stringContaining(dishesPage.dishUnknown.zh),
  ])
  expect((await post({ verb: 'burn', dish: dish.id })).status).toBe(400)
  expect((await post({ verb: 'sell-out', dish: dish.id, until }, 'packer')).status).toBe(404)
})

test('a row of the dishes page shows the picture of its dish', async () => {
  const { dishes } = (await shop.site.store.content()).catalogue
  const dish = [...dishes.values()].find(({ picture }) => picture)
  if (!dish?.picture) throw new Error('no dish with a picture')
  const path = `${staffPath('dishes')}?${new URLSearchParams({ q: dish.name.zh })}`
  const headers = { cookie: staffCookie('Bo', 'kitchen') }
  const html = await (await shop.site.request(path, { headers })).text()
  const row = parseHTML(html).document.querySelector('tr:has(th[scope="row"])')
  expect(row?.querySelector('img')?.getAttribute('src')).toContain(`/${dish.picture.id}?`)
})

test('the dishes page filters by name, course and allergen in both languages', async () => {
  const { dish } = await firstDish()
  const look = async (query: string) => {
    const headers = { cookie: staffCookie('Bo', 'kitchen', 'en') }
    const html = await (await shop.site.request(`${staffPath('dishes')}?${query}`, { headers })).text()
    return [...html.matchAll(/<th scope="row">([^<]*)/g)].map(([, name]) => name)
  }
  const all = await look('')
  expect(await look(new URLSearchParams({ q: dish.name.en }).toString())).toContain(dish.name.en)
  expect(await look(new URLSearchParams({ q: dish.name.zh }).toString())).toContain(dish.name.en)
  const [desserts, without] = [await look('section=desserts'), await look('section=desserts&without=egg')]
  expect(without.length).toBeGreaterThan(0)
  expect(without.length).toBeLessThan(desserts.length)
  expect(desserts.length).toBeLessThan(all.length)
  expect(await look('q=zzzz')).toEqual([])
})
