import { expect, test } from 'vitest'
import { placeOfArea } from '#domain/delivery/delivery-areas.ts'
import { settingsFaults } from '#server/db/seed/settings-check.ts'
import { menu, readSection, settings, valuesOf } from '#tests/support/staff/settings-forms.ts'
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
  expect(readingWithout.settings.districts['sha-tin']).toEqual({ zoneId: 'kowloon', outerZoneId: null })
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
  const districts = { ...settings.districts, eastern: { zoneId: 'new', outerZoneId: null } }
  expect(settingsFaults({ ...settings, districts })).toEqual([
    'districts.eastern names a zone that is not there',
  ])
})
