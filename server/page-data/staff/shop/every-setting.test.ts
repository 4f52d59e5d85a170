/** Every setting is shown, written, read back, named in the audit log and restored. */
import { beforeAll, describe, expect, test } from 'vitest'
import { nameIn } from '#app/staff/shop/settings/setting-field.tsx'
import { effectText } from '#content/staff/shop/settings/setting-effects.ts'
import { changeTexts, settingsPage } from '#content/staff/shop/settings/settings.ts'
import { letterOccasions } from '#domain/shop/letter-words.ts'
import { statementNames } from '#domain/shop/settings.ts'
import { longestIn, type SectionId, sectionIds } from '#domain/staff/shop/settings/field-limits.ts'
import { seenText } from '#domain/staff/shop/settings/save-result.ts'
import { readTypedSettings } from '#domain/staff/shop/settings/settings-submission.ts'
import { staff as people, staffPasskeys } from '#server/db/schema/staff.ts'
import { practisedPayments } from '#tests/support/orders/payment-ways.ts'
import { staffSession } from '#tests/support/staff/staff-session.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { createSettingsApi, type SettingsApi } from './settings-api.ts'

const both = (name: string, zh: string, en: string) => ({ [`${name}.zh`]: zh, [`${name}.en`]: en })

/** A new value for every field; one or two rows represent each list. */
const changes: Readonly<Record<SectionId, Readonly<Record<string, string>>>> = {
  shop: {
    ...both('name', '明記', 'Ming'),
    ...both('company', '明記有限公司', 'Ming Ltd'),
    ...both('companyType', '無限公司', 'unlimited company'),
    ...both('address', '某街 1 號', '1 Some Street'),
    ...both('area', '觀塘', 'Kwun Tong'),
    ...both('wayThere', '出閘左轉', 'Left at the exit'),
    hotline: '+852 2345 6789',
    hasEnglish: '',
    chatNumber: '+85291234567',
    email: 'ming@example.com',
    contactHours: '08:00–18:00',
    licenceNumber: '1234567890',
    facebookUrl: 'https://facebook.example/ming',
    instagramUrl: 'https://instagram.example/ming',
    latitude: '22.3',
    longitude: '114.2',
  },
  zones: {
    'zone.kowloon.fee': '160',
    'zone.kowloon.special': '260',
    ...both('zone.kowloon.name', '九龍區', 'All Kowloon'),
    ...both('zone.kowloon.note', '備註', 'Note'),
    'district.sha-tin.zone': 'kowloon',
    'district.kwun-tong.rest': 'new-territories',
  },
  remotePlaces: {
    'place.new.zone': 'new-territories',
    'place.new.free': 'on',
    'place.new.quote': 'on',
    ...both('place.new.name', '長洲', 'Cheung Chau'),
    ...both('place.new.note', '船運', 'By ferry'),
  },
  leadTimes: {
    leadDays: '4',
    horizonDays: '200',
    'lead.new.from': '12-20',
    'lead.new.to': '12-27',
    'lead.new.days': '10',
  },
  slots: { slotCapacity: '70', warnFromPercent: '75', 'slot.12:30': '' },
  extras: { freeDeliveryFrom: '2300', cutleryPrice: '3.5', tongsPrice: '11' },
  specialDates: { 'date.new.from': '07-01', 'date.new.to': '07-02' },
  pickupPlaces: {
    ...both('pickup.new.name', '分店', 'Branch'),
    ...both('pickup.new.address', '某街 2 號', '2 Some Street'),
  },
  payment: {
    payWithinHours: '48',
    officeRefundLimit: '2500.5',
    'method.payme': '',
    fps: '1234567',
    fpsReference: 'on',
    payMe: 'https://payme.example/ming',
    bankAccount: '012-345678-001',
    ...both('payee', '明記有限公司', 'Ming Ltd'),
    ...both('bank', '某銀行', 'Some Bank'),
  },
  mail: {
    senderName: '明記',
    replyTo: 'answers@example.com',
    staffAddress: 'staff@example.com',
    ...Object.assign({}, ...letterOccasions.map((name) => both(`words.${name}`, '自己的話', 'Own words'))),
  },
  promotions: {
    'promo.cv88.on': '',
    'promo.cv88.code': 'CV99',
    'promo.cv88.kind': 'amount',
    'promo.cv88.off': '50',
    'promo.cv88.min': '1234',
    'promo.cv88.seasonfrom': '11-01',
    'promo.cv88.seasonto': '12-31',
    'promo.cv88.from': '2026-11-01',
    'promo.cv88.until': '2027-01-31',
    'promo.cv88.uses': '99',
    'promo.cv88.each': '2',
    ...both('promo.cv88.name', '新優惠', 'New offer'),
    ...both('promo.cv88.about', '說明', 'About it'),
    'promo.halloween-profiteroles.dish': 'herb-wedges',
    'promo.halloween-profiteroles.number': '3',
    'promo.halloween-profiteroles.boxes': '7',
    'promo.halloween-profiteroles.sets': '2 3',
  },
  service: {
    urgentByChatWorkingDays: '2',
    thaiByChatDays: '3',
    slotChangeWorkingDays: '4',
    arrivalMinutes: '20',
    waitingFreeMinutes: '10',
    waitingPerMinutes: '15',
    waitingFeeFrom: '12',
    waitingFeeTo: '18.5',
    warmHours: '2',
    reportWithinHours: '3',
    guestsMin: '6',
    guestsMax: '800',
    dishSwapFrom: '120.5',
    labelledBoxesFrom: '40',
    menuRefreshMonths: '3',
    waiters: '',
    equipment: '',
    insulatedBags: '',
    halal: 'on',
    'allergen.lupin': '',
    ...Object.assign({}, ...statementNames.map((name) => both(name, '自己的話', 'Own words'))),
  },
  terms: { noticeDays: '5', feePercent: '20', postponeWithinDays: '60', stopsInBlackRain: '' },
  customerData: { customerMonths: '36', recordYears: '8' },
  signIn: { secondFactorRequired: 'on' },
}

const kindOf = (name: string) =>
  name.replace(/^(zone|district|place|lead|slot|date|pickup|promo|method|allergen)\.[^.]+/, '$1.*')

describe.each(testEngines)('settings on %s', (engine) => {
  const store = setUpStore(engine)
  let api: SettingsApi
  beforeAll(async () => {
    api = createSettingsApi(store, practisedPayments(store, () => testNow).ways, () => testNow)
    // Only a person with a second factor may require one.
    await store.db.insert(people).values({ ...staff, createdAt: testNow, updatedAt: testNow })
    await store.db.insert(staffPasskeys).values({
      id: 'key-of-amy',
      staffId: staff.id,
      name: 'Phone',
      publicKey: '',
      counter: 0,
      transports: [],
      createdAt: testNow,
    })
    // The tests' kitchen exceeds the owner's limit.
    await save('slots', { ...(await api.view()).values.slots, slotCapacity: '60' })
  })
  const { staff } = staffSession('Amy', 'owner')

  async function save(section: SectionId, values: Readonly<Record<string, string>>) {
    const submission = {
      section,
      base: (await api.view()).values[section],
      input: readTypedSettings(section, Object.entries(values)) ?? {},
    }
    const look = await api.save(staff, { ...submission, fingerprint: '' })
    if (look.ok || look.reason !== 'look') throw new Error(JSON.stringify(look))
    expect(await api.save(staff, { ...submission, fingerprint: seenText(look.check) })).toEqual({ ok: true })
    return look.check
  }

  test.each(sectionIds)(
    '%s: each field has a limit, an effect that is shown, names in the audit log, and can be restored',
    async (section) => {
      const before = (await api.view()).values[section]
      const check = await save(section, { ...before, ...changes[section] })
      expect(check.effects.map((effect) => effectText(effect).zh).join('')).not.toBe('')

      const view = await api.view()
      const after = view.values[section]
      const changedNames = check.changes.map(({ name }) => name)
      // A new setting needs a row in the table above.
      expect(new Set(changedNames.map(kindOf))).toEqual(
        new Set([...Object.keys(before), ...Object.keys(after)].map(kindOf)),
      )
      for (const { name, to } of check.changes) {
        expect(after[name] ?? '').toBe(to)
        expect(longestIn(section, name)).toBeGreaterThan(0)
      }
      for (const [name, value] of Object.entries(changes[section]))
        if (!name.includes('.new.')) expect(after[name] ?? '').toBe(value)

      const [entry] = view.history
      expect(entry).toMatchObject({ section, by: 'Amy', changes: expect.arrayContaining([...check.changes]) })
      for (const change of check.changes) {
        const [name, words] = [nameIn(change.name, view), changeTexts(change, view)]
        expect([name.zh, name.en]).not.toContain('')
        const [kind, row = '', field] = change.name.split('.')
        if (field && /^(zone|place|pickup|promo)$/.test(kind ?? ''))
          expect(name.zh + name.en).not.toContain(row)
        expect(name).not.toEqual(settingsPage.words)
        for (const text of [words.from, words.to]) expect([text.zh, text.en]).not.toContain('')
      }

      const earlier = await api.before(entry?.id ?? 0)
      if (!earlier || earlier === 'temporarily-unavailable') throw new Error('no entry')
      expect(earlier.section).toBe(section)
      await save(section, earlier.values)
      expect((await api.view()).values[section]).toEqual(before)
    },
  )
})
