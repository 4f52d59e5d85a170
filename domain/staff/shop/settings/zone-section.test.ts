import { expect, test } from 'vitest'
import { placeOfArea } from '#domain/delivery/delivery-areas.ts'
import { settingsFaults } from '#server/db/seed/settings-check.ts'
import { menu, readSection, settings, valuesOf } from '#tests/support/staff/settings-forms.ts'
import { notServed } from './rows.ts'
import { readSettings } from './sections.ts'

test('a zone can be removed only if no district and no remote place belongs to it; a new one may take districts', () => {
  const values = valuesOf('zones')
  const without = Object.fromEntries(
    Object.entries(values).filter(([name]) => !name.startsWith('zone.new-territories.')),
  )
  const inUse = readSettings('zones', without, settings, menu)
  expect(inUse).toMatchObject({
    problems: { zone: 'zone-in-use', 'district.sha-tin.zone': 'zone-in-use' },
  })
  const input = Object.fromEntries(
    Object.entries(without).map(([name, value]) => [name, value === 'new-territories' ? 'kowloon' : value]),
  )
  const noRemote = { ...settings, remotePlaces: [] }
  const readingWithout = readSettings('zones', input, noRemote, menu)
  if (!readingWithout.ok) throw new Error('refused')
  expect(readingWithout.settings.zones).toEqual(settings.zones.filter(({ id }) => id !== 'new-territories'))
  expect(readingWithout.settings.districts['sha-tin']).toEqual({
    zoneId: 'kowloon',
    outerZoneId: 'kowloon',
  })
  expect(placeOfArea('sha-tin', readingWithout.settings).zoneId).toBe('kowloon')
  expect(settingsFaults(readingWithout.settings)).toEqual([])

  const readingWithNew = readSection('zones', {
    'zone.new.name.zh': '離島',
    'zone.new.name.en': 'Islands',
    'zone.new.fee': '300',
    'zone.new.special': '350',
    'zone.new.note.zh': '船運',
    'zone.new.note.en': 'By ferry',
  })
  if (!readingWithNew.ok) throw new Error('refused')
  const islands = { 'district.sha-tin.zone': 'islands', 'district.sha-tin.rest': 'new-territories' }
  const reading = readSettings(
    'zones',
    { ...valuesOf('zones', readingWithNew.settings), ...islands },
    readingWithNew.settings,
    menu,
  )
  if (!reading.ok) throw new Error('refused')
  expect(placeOfArea('sha-tin', reading.settings).zoneId).toBe('islands')
  expect(placeOfArea('sha-tin-outlying', reading.settings).zoneId).toBe('new-territories')
})

test('the form that adds a zone can assign districts to it', () => {
  const reading = readSection('zones', {
    'zone.new.name.zh': '離島',
    'zone.new.name.en': 'Islands',
    'zone.new.fee': '300',
    'zone.new.special': '350',
    'zone.new.note.zh': '船運',
    'zone.new.note.en': 'By ferry',
    'district.eastern.zone': 'new',
    'district.sha-tin.rest': 'new',
  })
  if (!reading.ok) throw new Error('refused')
  expect(reading.settings.districts.eastern.zoneId).toBe('islands')
  expect(reading.settings.districts['sha-tin'].outerZoneId).toBe('islands')
  expect(settingsFaults(reading.settings)).toEqual([])
})

test('a district of an unknown zone is a fault', () => {
  const districts = { ...settings.districts, eastern: { zoneId: 'new', outerZoneId: 'new' } }
  expect(settingsFaults({ ...settings, districts })).toEqual([
    'districts.eastern names a zone that is not there',
  ])
})

test('a district, a part of it and a remote place can be without delivery, and the form reads that back', () => {
  const values = {
    'district.north.zone': notServed,
    'district.kwun-tong.rest': notServed,
    'district.eastern.zone': notServed,
    'district.eastern.rest': 'hong-kong-island',
  }
  const reading = readSection('zones', values)
  if (!reading.ok) throw new Error('refused')
  const { districts } = reading.settings
  expect(districts.north).toEqual({ zoneId: null, outerZoneId: null })
  expect(districts['kwun-tong']).toEqual({ zoneId: 'kwun-tong-centre', outerZoneId: null })
  expect(districts.eastern).toEqual({ zoneId: null, outerZoneId: 'hong-kong-island' })
  expect(valuesOf('zones', reading.settings)).toMatchObject(values)
  expect(settingsFaults(reading.settings)).toEqual([])

  const placeReading = readSection('remotePlaces', { 'place.lantau.zone': notServed })
  if (!placeReading.ok) throw new Error('refused')
  expect(placeOfArea('lantau', placeReading.settings).zoneId).toBeNull()
  expect(valuesOf('remotePlaces', placeReading.settings)).toMatchObject({ 'place.lantau.zone': notServed })
  expect(settingsFaults(placeReading.settings)).toEqual([])
})

test('a zone of the name of the choice for no delivery has another id', () => {
  const reading = readSection('zones', {
    'zone.new.name.zh': '不送貨',
    'zone.new.name.en': 'Not served',
    'zone.new.fee': '300',
    'zone.new.special': '300',
    'zone.new.note.zh': '不送貨',
    'zone.new.note.en': 'Not served',
  })
  if (!reading.ok) throw new Error('refused')
  expect(reading.settings.zones.map(({ id }) => id)).not.toContain(notServed)
})
