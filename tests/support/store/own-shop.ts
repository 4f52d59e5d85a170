/** A caterer that has nothing in common with the demo's: Chiu Chow food, Sham Shui Po, two ways to pay. */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { DistrictId } from '#domain/delivery/districts.ts'
import type { TransferAccounts } from '#domain/payment/payment-instructions.ts'
import type { Text } from '#domain/text.ts'
import { importMenu } from '#server/commands/shop/menu-file/import-menu.ts'
import type { WrittenMenu } from '#server/commands/shop/menu-file/menu-schema.ts'
import { pickupPlaces, settings, zones } from '#server/db/schema/settings.ts'
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
      id: 'supper',
      kind: 'sets',
      path: null,
      name: both('打冷消夜', 'Late suppers'),
      description: both('凍食為主。', 'Mostly cold dishes.'),
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
      categoryId: 'supper',
      people: 7,
      priceCents: 97_700,
    }),
  ],
}

/** The caller closes the store and removes its folder. */
export async function openOwnShop(): Promise<Store> {
  const dataDir = await mkdtemp(join(tmpdir(), 'own-shop-'))
  const store = await openStore({ dataDir, now: testNow, isEmpty: true })
  const amy = staffMember('Amy')
  const bytes = Buffer.from(JSON.stringify(ownMenu))
  const sent = await importMenu(store, { bytes, fingerprint: '', seenAt: null }, [], amy, testNow)
  if (sent.ok || sent.reason !== 'look') throw new Error(JSON.stringify(sent))
  const { fingerprint } = sent.look
  const published = await importMenu(store, { bytes, fingerprint, seenAt: null }, [], amy, testNow)
  if (!published.ok) throw new Error(JSON.stringify(published))
  await store.refresh()
  await nameZones(store)
  await store.db.update(settings).set({
    details: ownDetails,
    accounts: ownAccounts,
    methodsOff: ['card', 'alipay', 'payme'],
  })
  await store.refresh()
  return store
}

/** One zone of Kowloon, the island and the New Territories. */
async function nameZones({ db }: Store): Promise<void> {
  const centre = 'kwun-tong-centre'
  const [own] = await db.select().from(settings)
  const districts = Object.fromEntries(
    (['kwun-tong'] satisfies DistrictId[]).map((id) => [id, { zoneId: 'kowloon' }]),
  )
  await db.update(settings).set({ districts: { ...own?.districts, ...districts } as never })
  await db.delete(zones).where(eq(zones.id, centre))
  await db.update(zones).set({ note: both('', '') })
  await db
    .update(zones)
    .set({ name: both('九龍', 'Kowloon') })
    .where(eq(zones.id, 'kowloon'))
  await db.update(pickupPlaces).set({ name: both('汝州街舖', 'Yu Chau Street shop'), address })
}
