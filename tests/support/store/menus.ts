/** Uses the back office's API. */
import { randomBytes } from 'node:crypto'
import { type PlaceOrderInput, placeOrder } from '#server/commands/orders/place-order.ts'
import type { Store } from '#server/db/store/store.ts'
import { createFormsApi } from '#server/page-data/staff/shop/forms-api.ts'
import { createMenusApi, type EditableSetView } from '#server/page-data/staff/shop/menus-api.ts'
import { staffMember } from '#tests/support/staff/staff-session.ts'
import { openTestStore, testNow } from './store.ts'

type Values = EditableSetView['values']
const amy = staffMember('Amy')

export async function openMenus(engine: Store['engine']) {
  const store = await openTestStore(engine)
  const menus = createMenusApi(store, () => testNow)
  const forms = createFormsApi(store, () => testNow)
  const setPlace = (id: number) => ({ kind: 'set', id: String(id) }) as const
  /** The set to change by default. */
  const setId = 2

  async function view(id = setId): Promise<EditableSetView> {
    const setView = await menus.set(id)
    if (!setView) throw new Error(`no set ${id}`)
    return setView
  }

  async function save(changes: Values, { by = amy, opened: base = null as Values | null } = {}) {
    const from = base ?? (await view()).values
    return forms.save(by, setPlace(setId), { base: from, input: { ...from, ...changes }, as: 'draft' })
  }

  const publishInput = (id: number, base: Values, input: Values) =>
    forms.save(amy, setPlace(id), { base, input, as: 'published' })

  async function publishPreviewed({ by = amy, id = setId } = {}) {
    const { values } = await view(id)
    return forms.save(by, setPlace(id), { base: values, input: values, as: 'published' })
  }

  /** Null discards the draft. */
  const reset = async (version: number | null, { by = amy, id = setId } = {}) =>
    forms.reset(by, setPlace(id), { version, base: (await view(id)).values })

  async function publish(changes: Values): Promise<void> {
    for (const result of [await save(changes), await publishPreviewed()])
      if (!result.ok) throw new Error(JSON.stringify(result))
  }

  const findSetOnSale = async (id = setId) => (await store.content()).rules.sets.get(id)

  const place = (input: PlaceOrderInput) => placeOrder({ store, randomBytes }, input, testNow)

  return {
    store,
    menus,
    forms,
    setPlace,
    setId,
    view,
    save,
    publishTyped: publishInput,
    publishSeen: publishPreviewed,
    reset,
    publish,
    soldSet: findSetOnSale,
    place,
  }
}
