/** A caterer that has nothing in common with the demo's: Chiu Chow food, Sham Shui Po, two ways to pay. */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, ne } from 'drizzle-orm'
import type { DistrictId } from '#domain/delivery/districts.ts'
import type { TransferAccounts } from '#domain/payment/payment-instructions.ts'
import { noClientele } from '#domain/shop/client.ts'
import { standardHome } from '#domain/shop/home-content.ts'
import type { Text } from '#domain/text.ts'
import { importMenu } from '#server/commands/shop/menu-file/import-menu.ts'
import type { WrittenMenu } from '#server/commands/shop/menu-file/menu-schema.ts'
import { pickupPlaces, settings, zones } from '#server/db/schema/settings.ts'
import { pages } from '#server/db/schema/site.ts'
import { writeSite } from '#server/db/shop/site.ts'
import { openStore, type Store } from '#server/db/store/store.ts'
import { staffMember } from '#tests/support/staff/staff-session.ts'
import { testNow } from './store.ts'

const both = (zh: string, en: string): Text => ({ zh, en })

const address = both('九龍深水埗汝州街 88 號地下', 'G/F, 88 Yu Chau Street, Sham Shui Po, Kowloon')

export const ownDetails = {
  name: both('潮發灶', 'Chiu Fat Stove'),
  company: both('潮發灶飲食公司', 'Chiu Fat Stove Foods'),
  address,
  area: both('深水埗', 'Sham Shui Po'),
  hotline: '+852 2999 8877',
  chatNumber: '85229998877',
  contactHours: '11:00–19:30',
  email: 'order@chiufat.example',
  licenceNumber: '2988001234',
  shopUrl: both('/menu/', '/en/menu/'),
  position: { latitude: 22.3311, longitude: 114.1622 },
}

export const ownAccounts: TransferAccounts = {
  payee: ownDetails.company,
  fps: { kind: 'id', value: '7654321' },
  fpsCarriesReference: false,
  payMeLink: null,
  bank: { name: both('福建街銀行', 'Fukien Street Bank'), account: '999-111111-222' },
}

const dish = (
  id: string,
  name: Text,
  course: string,
  rest: Partial<WrittenMenu['dishes'][number]> = {},
): WrittenMenu['dishes'][number] => ({
  id,
  name,
  course,
  cuisine: 'chinese',
  vegetarian: false,
  vegan: false,
  spicy: false,
  contains: [],
  allergens: [],
  ...rest,
})

const group = (
  id: string,
  name: Text,
  count: number,
  dishIds: readonly string[],
): WrittenMenu['setMenus'][number]['groups'][number] => ({
  id,
  course: id,
  name,
  min: count,
  max: count,
  dishes: dishIds.map((dishId) => ({ dishId })),
  defaults: dishIds.slice(0, count),
})

function set(
  id: number,
  slug: string,
  name: Text,
  { categoryId, people, priceCents }: { categoryId: string; people: number; priceCents: number },
): WrittenMenu['setMenus'][number] {
  return {
    id,
    slug,
    categoryId,
    name,
    tagline: both('即日滷，即日送', 'Braised and sent the same day'),
    description: both('滷水同粥麵，一圍齊全。', 'Braised meats and noodles for one table.'),
    serves: { min: people - 2, max: people },
    unit: 'set',
    pricing: 'fixed',
    priceCents,
    priceDisplay: { kind: 'plain' },
    includesDelivery: false,
    minQuantity: 1,
    minQuantityScope: 'set',
    includedCutlery: people,
    includedTongs: 2,
    badges: [],
    groups: [
      group('maindish', both('滷水', 'Braised'), 2, ['braised-goose', 'braised-tofu', 'oyster-omelette']),
      group('staple', both('粉麵', 'Noodles'), 1, ['kway-teow', 'olive-rice']),
    ],
  }
}

export const ownMenu: WrittenMenu = {
  categories: [
    {
      id: 'tables',
      kind: 'sets',
      path: null,
      name: both('一圍潮州菜', 'Chiu Chow tables'),
      description: both('六位起。', 'From six guests.'),
    },
    {
      id: 'corporate',
      kind: 'sets',
      path: null,
      name: both('打冷消夜', 'Late suppers'),
      description: both('凍食為主。', 'Mostly cold dishes.'),
    },
  ],
  gifts: [
    {
      id: 1,
      slug: 'tea-box',
      name: both('工夫茶盒', 'Kung Fu Tea Box'),
      priceCents: 38_800,
      introduction: {
        title: both('一盒好茶', 'A box of good tea'),
        paragraphOne: both('茶農直接入貨。', 'Bought from the grower.'),
        paragraphTwo: both('長輩最啱。', 'Made for elders.'),
        bulletOne: both('附茶則一把', 'With a tea scoop'),
        bulletTwo: both('可加祝賀字', 'With a greeting'),
        paragraphThree: both('缺貨會先問。', 'We ask before replacing.'),
        paragraphFour: both('放陰涼處。', 'Keep it cool.'),
      },
      contents: [both('單叢一罐', 'One tin of Dancong')],
      allergens: [],
      onlinePath: '/gifts/tea-box',
    },
  ],
  dishes: [
    dish('braised-goose', both('滷水鵝片', 'Braised Goose Slices'), 'maindish', { contains: ['goose'] }),
    dish('braised-tofu', both('滷水豆腐', 'Braised Bean Curd'), 'maindish', { allergens: ['soy'] }),
    dish('oyster-omelette', both('蠔仔餅', 'Oyster Omelette'), 'maindish', {
      contains: ['mollusc'],
      allergens: ['egg', 'mollusc'],
    }),
    dish('kway-teow', both('粿條', 'Kway Teow'), 'staple'),
    dish('olive-rice', both('欖菜炒飯', 'Olive Leaf Rice'), 'staple', { allergens: ['egg'] }),
  ],
  setMenus: [
    set(2, 'tide-table', both('潮滿一圍', 'The Tide Table'), {
      categoryId: 'tables',
      people: 9,
      priceCents: 133_300,
    }),
    set(3, 'harbour-table', both('海皮一圍', 'The Harbour Table'), {
      categoryId: 'tables',
      people: 14,
      priceCents: 211_100,
    }),
    set(4, 'cold-supper', both('打冷一桌', 'The Cold Supper'), {
      categoryId: 'corporate',
      people: 7,
      priceCents: 97_700,
    }),
  ],
}

/** As the owner of a shop without an English site fills in a form or a file. */
const withoutEnglish = <Thing>(thing: Thing, stored: (zh: string) => string): Thing =>
  JSON.parse(JSON.stringify(thing), (_, value) =>
    typeof value?.zh === 'string' ? { ...value, en: stored(value.zh) } : value,
  )

export const ownWords = {
  home: {
    ...standardHome,
    headline: both('潮味落圍', 'A Chiu Chow table'),
    lead: both('{guestsMin} 位起嘅潮州圍餐。', 'Chiu Chow tables from {guestsMin} guests.'),
    claims: [
      {
        id: 'dishes',
        isOn: true,
        figure: '{dishes}',
        unit: both('款潮菜', 'Chiu Chow dishes'),
        line: both('即日滷起', 'Braised the same day'),
      },
      { id: 'off', isOn: false, figure: '98765', unit: null, line: both('未算好', 'Not counted yet') },
    ],
    sets: [{ id: 'set-3', set: '3' }],
  },
  clientele: {
    ...noClientele,
    figure: '88',
    unit: both('圍酒席', 'banquets'),
    clients: ['on', 'off'].map((id) => ({
      id,
      isOn: id === 'on',
      name: both(`汝州街坊會 ${id}`, `Yu Chau Neighbours ${id}`),
      initials: 'YC',
      mark: null,
      url: null,
    })),
  },
}

/** The caller closes the store and removes its folder. */
export async function openOwnShop({ hasEnglish = true } = {}): Promise<Store> {
  const dataDir = await mkdtemp(join(tmpdir(), 'own-shop-'))
  const store = await openStore({ dataDir, now: testNow, isEmpty: true })
  await importOwnMenu(store, hasEnglish ? ownMenu : withoutEnglish(ownMenu, () => ''))
  await store.refresh()
  await nameZones(store)
  // Every page but the one of the demo's kitchen, whose name would be taken for the kitchen's.
  await store.db
    .update(pages)
    .set({ isOn: true })
    .where(and(eq(pages.group, 'districts'), ne(pages.id, 'kwun-tong')))
  if (hasEnglish) await writeSite(store.db, ownWords)
  await store.db.update(settings).set({
    details: { ...(hasEnglish ? ownDetails : withoutEnglish(ownDetails, (zh) => zh)), hasEnglish },
    accounts: ownAccounts,
    opening: {},
    methodsOff: ['card', 'alipay', 'payme'],
  })
  await store.refresh()
  return store
}

export async function importOwnMenu(store: Store, menu = ownMenu): Promise<void> {
  const amy = staffMember('Amy')
  const bytes = Buffer.from(JSON.stringify(menu))
  const sent = await importMenu(store, { bytes, fingerprint: '', seenAt: null }, [], amy, testNow)
  if (sent.ok || sent.reason !== 'look') throw new Error(JSON.stringify(sent))
  const { fingerprint } = sent.look
  const published = await importMenu(store, { bytes, fingerprint, seenAt: null }, [], amy, testNow)
  if (!published.ok) throw new Error(JSON.stringify(published))
}

/** One zone of Kowloon, the island and the New Territories. */
async function nameZones({ db }: Store): Promise<void> {
  const centre = 'kwun-tong-centre'
  const [own] = await db.select().from(settings)
  const districts = Object.fromEntries(
    (['kwun-tong'] satisfies DistrictId[]).map((id) => [id, { zoneId: 'kowloon', outerZoneId: 'kowloon' }]),
  )
  await db.update(settings).set({ districts: { ...own?.districts, ...districts } as never })
  await db.delete(zones).where(eq(zones.id, centre))
  await db.update(zones).set({ note: both('由深水埗計起', 'Measured from Sham Shui Po') })
  await db
    .update(zones)
    .set({ name: both('九龍', 'Kowloon') })
    .where(eq(zones.id, 'kowloon'))
  await db.update(pickupPlaces).set({ name: both('汝州街舖', 'Yu Chau Street shop'), address })
}
