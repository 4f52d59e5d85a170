/**
 * The way of a menu's file through two requests: compared with the menu, then published. In between the database keeps
 * it for an hour, so that any server finds it; only the member of staff who sent it can publish it.
 */
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { refusedInOutage } from '#server/commands/outage-result.ts'
import { menuUploadOf, saveMenuUpload } from '#server/db/shop/menu-uploads.ts'
import { type ImportResult, type ImportStore, importMenu } from './import-menu.ts'

/** Milliseconds. */
export const uploadLife = 3_600_000

/** What an owner agreed to. */
export interface AgreedMenu {
  /** The fingerprint of the changes. */
  readonly seen: string
  /** When they were shown. */
  readonly seenAt: Date | null
}

export type PublishResult = ImportResult | { readonly ok: false; readonly reason: 'upload-gone' }

/** Shows what a file changes, and keeps the file where there is something to publish. */
export function compareMenu(
  store: ImportStore,
  bytes: Uint8Array,
  pages: readonly string[],
  by: StaffMember,
  now: Date,
): Promise<ImportResult> {
  return refusedInOutage(async () => {
    const result = await importMenu(store, { bytes, seen: '', seenAt: null }, pages, by, now)
    if (!result.ok && result.reason === 'look') {
      const expiresAt = new Date(now.getTime() + uploadLife)
      await saveMenuUpload(store.db, { staffId: by.id, bytes: Buffer.from(bytes), expiresAt })
    }
    return result
  })
}

export function publishMenu(
  store: ImportStore,
  agreed: AgreedMenu,
  pages: readonly string[],
  by: StaffMember,
  now: Date,
): Promise<PublishResult> {
  return refusedInOutage(async () => {
    const bytes = await menuUploadOf(store.db, by.id, now)
    if (!bytes) return { ok: false, reason: 'upload-gone' }
    return importMenu(store, { bytes, ...agreed }, pages, by, now)
  })
}
