import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoShopDetails } from '#content/shop-details.ts'
import { createResponseCache } from '#server/http/response-cache.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { getJson, restError } from '#tests/support/site/rest-call.ts'
import { createMenuEndpoints } from './menu.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const json = (path: string) => getJson(site, path)

describe('GET /menu/categorielist', () => {
  test('lists the tabs of the menu with their sets, in the requested language', async () => {
    const zh = await json('/menu/categorielist')
    const en = await json('/menu/categorielist?lang=en')
    expect(zh.status).toBe(200)
    expect(zh.body.data[0]).toMatchObject({ id: 'party-sets', name: '派對套餐' })
    expect(en.body.data[0]).toMatchObject({ id: 'party-sets', name: 'Party Sets' })
    expect(en.body.data[0].menusets[0]).toMatchObject({
      id: 2,
      name: 'Easy 10-Person Party Set',
      img: expect.stringMatching(/^\/api\/file\/image\/\d+\?v=\w+&w=800$/),
      compatibility: '8-10',
      prices: 714,
    })
  })

  test('returns each set complete, as /menu/list does', async () => {
    const { data } = (await json('/menu/categorielist?id=thai&lang=en')).body
    const sets = (await json('/menu/list?type=thai&lang=en')).body.data
    expect(data[0].menusets).toEqual(sets)
    expect(Object.keys(sets[0]).sort()).toEqual(
      ['id', 'name', 'img', 'compatibility', 'prices', 'description', 'Link_app', 'Link_online', 'menu_media']
        .concat('medias', 'menus')
        .sort(),
    )
  })

  test('filters by id, by name in either language, and by kind', async () => {
    for (const query of [
      'id=thai',
      'type=gifts',
      `name=${encodeURIComponent('派對套餐')}`,
      'name=party%20sets',
    ])
      expect((await json(`/menu/categorielist?${query}`)).body.data, query).toHaveLength(1)
    expect((await json('/menu/categorielist?id=thai&type=gifts')).body.data).toEqual([])
  })

  test('returns gifts with the fields of a gift', async () => {
    const { body } = await json('/menu/categorielist?type=gifts&lang=en')
    expect(body.data).toHaveLength(1)
    expect(body.data[0].menusets[0]).toMatchObject({
      Name: 'Seasonal Fruit Basket',
      Price: 688,
      Introduction: expect.objectContaining({ liOne: 'Reusable wicker basket' }),
      Link_app: expect.stringContaining('https://wa.me/'),
      Link_online: expect.stringContaining('https://shop.example/'),
    })
  })
})

describe('GET /menu/list', () => {
  test('filters by id, by name in either language or slug, and by type', async () => {
    expect((await json('/menu/list')).body.data.length).toBeGreaterThan(50)
    expect((await json('/menu/list?id=2')).body.data).toHaveLength(1)
    const byName = await json(`/menu/list?name=${encodeURIComponent('Easy 10-Person Party Set')}`)
    expect(byName.body.data[0].name).toBe('輕鬆派對十人套餐')
    const { slug } = (await site.store.content()).rules.sets.get(2) ?? {}
    expect((await json(`/menu/list?name=%20${slug?.toUpperCase()}`)).body).toEqual(byName.body)
    const thai = (await json('/menu/list?type=thai&lang=en')).body.data
    expect(thai.length).toBeGreaterThan(1)
    expect((await json('/menu/list?id=2&type=thai')).body.data).toEqual([])
    expect((await json('/menu/list?name=no-such-set')).body.data).toEqual([])
  })

  test('caches one response for all names without a result, apart from the pages', async () => {
    const ids = new Set<string>()
    const cache = createResponseCache({
      revision: () => 1,
      now: () => new Date(0),
      headers: {},
      staleOn: () => false,
      maxEntries: 9,
    })
    const menu = createMenuEndpoints({
      store: site.store,
      shop: { current: async () => demoShopDetails },
      now: () => new Date(0),
      cache: {
        ...cache,
        get(key, make) {
          ids.add(key)
          return cache.get(key, make)
        },
      },
    })
    const ask = (query: string) => menu.sets(new Request(`http://localhost/menu/list?${query}`))
    for (let i = 0; i < 20; i++) expect(await (await ask(`name=made-up-${i}`)).json()).toEqual({ data: [] })
    for (const query of ['id=2', 'id=2&name=easy%2010-person%20PARTY%20set', 'id=2&lang=zh&x=1'])
      await ask(query)
    expect(ids.size).toBe(2)
  })

  test('returns the dish groups of a set with their own prices', async () => {
    const [set] = (await json('/menu/list?id=49&lang=en')).body.data
    expect(set.menus[0].items[0]).toEqual({
      name: expect.any(String),
      price: expect.any(Number),
      cover: expect.stringContaining('/api/file/image/'),
    })
    expect(set.medias.picture1).toBe(set.img)
  })

  test('returns the pictures of the sheets of a set', async () => {
    const [set] = (await json('/menu/list?id=18')).body.data
    expect(set.menu_media).toHaveLength(2)
    expect(Object.keys(set.menu_media[0]).sort()).toEqual(['Link_app', 'Link_online', 'Picture', 'name'])
    for (const { Picture } of set.menu_media) {
      const picture = await site.request(Picture)
      expect(picture.status).toBe(200)
      expect(picture.headers.get('content-type')).toBe('image/svg+xml')
    }
  })

  test('leaves other paths below /menu/ to the pages, and returns 404 below its own', async () => {
    expect((await site.request('/menu/')).headers.get('location')).toBe('/404/')
    expect((await json('/menu/list/9')).body).toEqual(restError('NOT_FOUND'))
  })
})

describe('GET /website/list and /swiper/list', () => {
  test('list banners, pop-ups and swiper pictures by id and by key', async () => {
    const byId = await json('/website/list/1?lang=en')
    const byKey = await json('/website/list?key=home&lang=en')
    expect(byKey.body).toEqual(byId.body)
    expect(byId.body.data[0]).toMatchObject({
      id: 'main-party',
      discountType: 'MAIN_BANNER',
      pcImage: expect.stringContaining('w=1600'),
      mobileImage: expect.stringContaining('w=800'),
      imageId: expect.any(Number),
    })
    expect((await json('/swiper/list/1?lang=zh')).body.data[0]).toMatchObject({ id: 1, title: '即減$100' })
  })

  test('omit what is out of season', async () => {
    const ids = async () => (await json('/website/list/1')).body.data.map(({ id }: { id: string }) => id)
    site.setNow(new Date('2026-10-20T12:00:00+08:00'))
    expect(await ids()).toContain('popup-halloween')
    site.setNow(new Date('2026-11-20T12:00:00+08:00'))
    expect(await ids()).not.toContain('popup-halloween')
  })
})
