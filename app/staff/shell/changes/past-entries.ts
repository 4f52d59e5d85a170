/** Runs in loaders, like the audit log page. */

import { shopVerbNames } from '#content/staff/office/audit-log.ts'
import type { PastChange } from '#server/page-data/staff/shop/history-api.ts'
import type { PastEntry } from './change-history.tsx'
import { shopChanges } from './shop-changes.ts'

/** Past entries need no names, because they mention nothing by id. */
const noNames = { rows: [], zones: [], dishes: [], sets: [], categories: [] }

export interface WordedChange extends PastEntry {
  readonly canBringBack: boolean
}

export const wordedChanges = (changes: readonly PastChange[]): readonly WordedChange[] =>
  changes.map(({ id, at, by, canBringBack, ...entry }) => ({
    id,
    at,
    by,
    canBringBack,
    what: shopVerbNames[entry.verb],
    changes: shopChanges(entry, noNames),
  }))
