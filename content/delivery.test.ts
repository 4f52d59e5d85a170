import { describe, expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { figuresOf } from '#domain/shop/figures.ts'
import type { Settings } from '#domain/shop/settings.ts'
import { demoSettings } from '#tests/support/store/catalogue.ts'
import { exceptNeverFree, waitingFee } from './delivery.ts'
import {
  arrivalNote,
  deliverNote,
  pickupArrivalNote,
  reachedFreeDelivery,
  towardsFreeDelivery,
} from './ordering/order.ts'

const settings = demoSettings()
const demo = figuresOf(settings)

const deliveryTextWith = (changes: Partial<Settings>) => {
  const figures = figuresOf({ ...settings, ...changes })
  return [exceptNeverFree(figures), reachedFreeDelivery(figures, true), towardsFreeDelivery('$220', figures)]
}

describe('the texts about free delivery while ordering', () => {
  test('match the demo', () => {
    expect(deliveryTextWith({})).toEqual([
      { zh: '將軍澳及偏遠地區除外', en: 'Except Tseung Kwan O and remote areas' },
      {
        zh: '食物已滿 $2,200，觀塘、九龍、港島及新界免運費（將軍澳及偏遠地區除外）。',
        en: 'Your food comes to $2,200 or more: free delivery in Kwun Tong, Kowloon, Hong Kong Island and the New Territories (not Tseung Kwan O or remote areas).',
      },
      {
        zh: '再加 $220 食物即滿 $2,200，免運費（將軍澳及偏遠地區除外）。',
        en: 'Add $220 of food and delivery is free (excludes Tseung Kwan O and remote areas).',
      },
    ])
    expect(reachedFreeDelivery(demo, false).zh).toMatch(/^所選套餐已包送貨，/)
  })

  test('name the place that is never free in these settings', () => {
    const remotePlaces = settings.remotePlaces.map((place) =>
      place.id === 'tseung-kwan-o' ? { ...place, name: { zh: '愉景灣', en: 'Discovery Bay' } } : place,
    )
    for (const { zh, en } of deliveryTextWith({ remotePlaces })) {
      expect(zh).toContain('愉景灣及偏遠地區除外')
      expect(en).toMatch(/Discovery Bay (and|or) remote areas/)
      expect(zh + en).not.toMatch(/將軍澳|Tseung Kwan O/)
    }
  })

  test('make no exception if free delivery applies everywhere', () => {
    const remotePlaces = settings.remotePlaces.map((place) => ({ ...place, freeDelivery: true }))
    expect(deliveryTextWith({ remotePlaces })).toEqual([
      { zh: '', en: '' },
      {
        zh: '食物已滿 $2,200，觀塘、九龍、港島及新界免運費。',
        en: 'Your food comes to $2,200 or more: free delivery in Kwun Tong, Kowloon, Hong Kong Island and the New Territories.',
      },
      {
        zh: '再加 $220 食物即滿 $2,200，免運費。',
        en: 'Add $220 of food and delivery is free.',
      },
    ])
  })

  test('name the current zones and threshold', () => {
    const macau = {
      id: 'macau',
      name: { zh: '澳門', en: 'Macau' },
      fee: cents(1),
      specialDateFee: cents(1),
      note: { zh: '', en: '' },
    }
    const [, reached] = deliveryTextWith({
      zones: [...settings.zones.slice(1, 3), macau],
      freeDeliveryFrom: cents(300_000),
    })
    expect(reached?.zh).toContain('食物已滿 $3,000，九龍、港島及澳門免運費')
    expect(reached?.en).toContain('free delivery in Kowloon, Hong Kong Island and Macau')
  })
})

describe('the time of arrival', () => {
  test('matches the demo', () => {
    expect([deliverNote(demo), arrivalNote(demo), pickupArrivalNote]).toEqual([
      { zh: '點對點直送，每半小時一個時段', en: 'Direct to your door, with a time slot every half hour' },
      { zh: '一般於所選時間前後 30 分鐘內送達', en: 'Normally within 30 minutes either side' },
      { zh: '請於所選時段內到自取地點取餐', en: 'Please collect within your time slot' },
    ])
  })

  test("follows the slots and the kitchen's promise", () => {
    const hourly = figuresOf({ ...settings, slots: [{ from: '10:00', to: '11:00' }] })
    const late = { ...hourly, service: { ...hourly.service, arrivalMinutes: 20 } }
    expect(deliverNote(late)).toEqual({
      zh: '點對點直送，每小時一個時段',
      en: 'Direct to your door, with a time slot every hour',
    })
    expect(arrivalNote(late).zh).toContain('20 分鐘')
    expect(arrivalNote(late).en).toContain('20 minutes')
  })
})

test('a single waiting fee is not shown as a range', () => {
  const waitingRules = { freeMinutes: 15, perMinutes: 5, feeFrom: cents(1000), feeTo: cents(1500) }
  expect(waitingFee(waitingRules)).toEqual({ zh: '$10 至 $15', en: '$10 to $15' })
  expect(waitingFee({ ...waitingRules, feeTo: cents(1000) })).toEqual({ zh: '$10', en: '$10' })
})
