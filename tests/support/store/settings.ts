/** Uses the back office's API. */

import { randomBytes } from 'node:crypto'
import type { Values } from '#domain/staff/forms/values.ts'
import type { SectionId } from '#domain/staff/shop/settings/field-limits.ts'
import { seenText } from '#domain/staff/shop/settings/save-result.ts'
import { type PlaceOrderInput, placeOrder } from '#server/commands/orders/place-order.ts'
import type { Store } from '#server/db/store/store.ts'
import { createSettingsApi } from '#server/page-data/staff/shop/settings-api.ts'
import { practisedPayments } from '#tests/support/orders/payment-ways.ts'
import { staffMember } from '#tests/support/staff/staff-session.ts'
import { openTestStore, testNow } from './store.ts'

export async function openSettings(engine: Store['engine']) {
  const store = await openTestStore(engine)
  const ways = () => practisedPayments(store, () => testNow).ways
  const api = createSettingsApi(store, ways(), () => testNow)
  const settings = async () => (await store.content()).settings
  const valuesOf = async (section: SectionId) => (await api.view()).values[section]
  const place = (input: PlaceOrderInput) => placeOrder({ store, randomBytes }, input, testNow)

  /** Previews, then saves. A removed row is given by the prefix of its field names. */
  async function change(
    section: SectionId,
    changes: Readonly<Record<string, string>>,
    { by = staffMember('Amy'), removed = null, base: earlierForm = null }: ChangeOptions = {},
  ) {
    const base = earlierForm ?? (await valuesOf(section))
    const values = Object.entries(base).filter(([name]) => removed === null || !name.startsWith(removed))
    const submission = { section, base, input: { ...Object.fromEntries(values), ...changes } }
    const look = await api.save(by, { ...submission, fingerprint: '' })
    if (look.ok || look.reason !== 'look') return { look, effects: [], saved: look }
    const result = await api.save(by, { ...submission, fingerprint: seenText(look.check) })
    return { look, effects: look.check.effects, saved: result }
  }

  async function beforeLatest() {
    const [latest] = (await api.view()).history
    const earlier = latest && (await api.before(latest.id))
    if (!earlier || earlier === 'temporarily-unavailable') throw new Error('no such entry')
    return earlier
  }

  return { store, ways, api, settings, valuesOf, place, change, beforeLatest }
}

interface ChangeOptions {
  readonly by?: ReturnType<typeof staffMember>
  readonly removed?: string | null
  /** The initial values of an outdated form. */
  readonly base?: Values | null
}
