/** Names in the audit log outlive their items. */
import { describe, expect, test } from 'vitest'
import { wordedEntry } from '#app/staff/office/people/audit-entry.ts'
import type { SectionId } from '#domain/staff/shop/settings/field-limits.ts'
import { seenText } from '#domain/staff/shop/settings/save-result.ts'
import { readTypedSettings } from '#domain/staff/shop/settings/settings-submission.ts'
import { createSettingsApi } from '#server/page-data/staff/shop/settings-api.ts'
import { practisedPayments } from '#tests/support/orders/payment-ways.ts'
import { staffSession } from '#tests/support/staff/staff-session.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { loadAuditLog } from './audit-log.ts'

const { staff } = staffSession('Amy', 'owner')
const both = (name: string, zh: string, en: string) => ({ [`${name}.zh`]: zh, [`${name}.en`]: en })

describe.each(testEngines)('the audit log on %s', (engine) => {
  const store = setUpStore(engine)

  /** @param removedPrefix prefix of the removed row's fields */
  async function change(section: SectionId, changes: Readonly<Record<string, string>>, removedPrefix = '-') {
    const api = createSettingsApi(store, practisedPayments(store, () => testNow).ways, () => testNow)
    const base = (await api.view()).values[section]
    const fields = Object.entries({ ...base, ...changes }).filter(([name]) => !name.startsWith(removedPrefix))
    const submission = { section, base, input: readTypedSettings(section, fields) ?? {} }
    const look = await api.save(staff, { ...submission, fingerprint: '' })
    if (look.ok || look.reason !== 'look') throw new Error(JSON.stringify(look))
    expect(await api.save(staff, { ...submission, fingerprint: seenText(look.check) })).toEqual({ ok: true })
  }

  test('names a zone and a place that were removed by later entries', async () => {
    const macau = { ...both('zone.new.name', '澳門', 'Macau'), ...both('zone.new.note', '船', 'Ferry') }
    await change('zones', { ...macau, 'zone.new.fee': '300', 'zone.new.special': '300' })
    const coloane = { ...both('place.new.name', '路環', 'Coloane'), ...both('place.new.note', '遠', 'Far') }
    await change('remotePlaces', { ...coloane, 'place.new.zone': 'macau' })
    await change('zones', { 'zone.macau.fee': '350' })
    await change('remotePlaces', { 'place.coloane.zone': 'kowloon' })
    await change('remotePlaces', {}, 'place.coloane.')
    await change('zones', {}, 'zone.macau.')

    const { zones } = (await store.content()).rules.settings
    const names = { rows: zones, zones, dishes: [], sets: [], categories: [] }
    const filter = { person: null, kind: 'shop', day: null, search: '', before: null } as const
    const { entries } = await loadAuditLog(store.db, filter)
    const changes = entries.flatMap((entry) => wordedEntry(entry, names).changes.map(({ en }) => en))
    expect(entries).toHaveLength(6)
    expect(changes.filter((words) => words.endsWith('300 → 350'))).toEqual([
      expect.stringContaining('Macau: '),
    ])
    expect(changes.filter((words) => words.includes('Macau → Kowloon'))).toEqual([
      expect.stringContaining('Coloane: '),
    ])
    expect(changes.join()).not.toMatch(/macau|coloane/)
  })
})
