/** The audit log is the history of items saved without versions. */
import { isRecord } from '#domain/json.ts'
import type { ShopVerb } from '#domain/shop/shop-verbs.ts'
import { may } from '#domain/staff/permissions.ts'
import type { ItemKind } from '#domain/staff/shop/menus/category-and-gift-values.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { orOutage } from '#server/commands/outage-result.ts'
import { shopEventsOfAll } from '#server/db/shop/shop-events.ts'
import type { Store } from '#server/db/store/store.ts'

export type EditedKind = 'dish' | ItemKind

export interface PastChange {
  readonly id: number
  readonly at: Date
  readonly by: string
  readonly verb: ShopVerb
  readonly subjectId: string
  readonly before: unknown
  readonly after: unknown
  /** False for an import without changed fields of the form, or without stored ones. */
  readonly canBringBack: boolean
}

export type FieldValues = Readonly<Record<string, string>>

/** More than a year of changes of a busy item. */
const maxChanges = 100

const maxEvents = 1_000

type Events = Awaited<ReturnType<typeof shopEventsOfAll>>

/** Imports name categories and gifts with their sheet. */
export const importedIds: Readonly<Record<EditedKind, (id: string) => string>> = {
  dish: (id) => id,
  category: (id) => `categories.${id}`,
  gift: (id) => `gifts.${id}`,
}

export function createHistoryApi({ db }: Pick<Store, 'db'>) {
  async function changesOf(kind: EditedKind, ids: readonly string[]) {
    const subjects = new Set(ids.flatMap((id) => [id, importedIds[kind](id)]))
    const events = await shopEventsOfAll(db, [...subjects], maxEvents)
    return Object.fromEntries(ids.map((id) => [id, newestChanges(events, kind, id)]))
  }
  return {
    /** Newest changes of each item, by id; empty for a role that may not edit menus. */
    of: async (
      { role }: StaffMember,
      kind: EditedKind,
      ids: readonly string[],
    ): Promise<Readonly<Record<string, readonly PastChange[]>>> =>
      may(role, 'edit-menus') ? changesOf(kind, ids) : {},
    /** The values before an entry; null without such an entry. */
    async before(
      { role }: StaffMember,
      { kind, id }: { readonly kind: EditedKind; readonly id: string },
      entry: number,
    ) {
      if (!may(role, 'edit-menus')) return null
      const match = await orOutage(() => changesOf(kind, [id]))
      if (match === 'temporarily-unavailable') return match
      const change = match[id]?.find((each) => each.id === entry && each.canBringBack)
      return change ? valuesIn(fieldsOf(change, 'before')) : null
    },
  }
}

function newestChanges(events: Events, kind: EditedKind, id: string): readonly PastChange[] {
  const existing = events.filter(
    ({ subjectId, verb }) => subjectId === (verb === 'import-menu' ? importedIds[kind](id) : id),
  )
  // Ignore changes of a removed item that had the same id.
  const addIndex = existing.findIndex(({ verb }) => verb === `add-${kind}`)
  return existing
    .slice(0, addIndex === -1 ? existing.length : addIndex)
    .filter(({ verb }) => verb === `edit-${kind}` || verb === 'import-menu')
    .slice(0, maxChanges)
    .map(({ id: entry, at, actorName, verb, subjectId, before, after }) => ({
      id: entry,
      at,
      by: actorName,
      verb,
      subjectId,
      before,
      after,
      canBringBack: isRecord(fieldsOf({ verb, before, after }, 'before')),
    }))
}

/** Imports store the form's fields next to the cells. */
export function fieldsOf(
  entry: Pick<PastChange, 'verb' | 'before' | 'after'>,
  side: 'before' | 'after',
): unknown {
  const values = entry[side]
  if (entry.verb !== 'import-menu') return values
  return isRecord(values) ? values['@values'] : null
}

export function valuesIn(entry: unknown): FieldValues {
  if (!isRecord(entry)) return {}
  return Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, String(value)]))
}
