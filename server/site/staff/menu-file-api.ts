/** What the page that imports and exports the menu may request. */
import { pageIds, pagePath } from '#app/paths.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import type { MenuFileName } from '#domain/staff/menus/menu-file.ts'
import { may } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { type ImportResult, importMenu, type SentMenu } from '#server/commands/shop/menu-file/import-menu.ts'
import type { MenuLook } from '#server/commands/shop/menu-file/look-at-menu.ts'
import { exportedMenu } from '#server/commands/shop/menu-file/menu-of-shop.ts'
import { packMenu } from '#server/commands/shop/menu-file/pack-menu.ts'
import { sampleMenu } from '#server/commands/shop/menu-file/sample.ts'
import { writeApart } from '#server/commands/shop/menu-file/write-apart.ts'
import type { Store } from '#server/db/store/store.ts'

/** What is looked at before it is published; the file comes packed, to be sent back. */
export interface PackedLook extends Omit<MenuLook, 'written'> {
  readonly packed: string
  /** When it was looked at, in ISO format. */
  readonly seenAt: string
}

type Look = Extract<ImportResult, { readonly reason: 'look' }>
export type SendResult = Exclude<ImportResult, Look> | (Omit<Look, 'look'> & { readonly look: PackedLook })

export interface MenuFileApi {
  /** The bytes of a file; null: the person may not have it. */
  file(staff: StaffMember, name: MenuFileName): Promise<Uint8Array | null>
  /** Shows what a file changes, and publishes what was seen. */
  send(staff: StaffMember, sent: SentMenu): Promise<SendResult>
}

export function createMenuFileApi(
  store: Pick<Store, 'db' | 'content' | 'refresh'>,
  now: () => Date,
): MenuFileApi {
  const pages = pageIds.map((id) => pagePath(id, 'zh'))
  let sample: Promise<Uint8Array> | null = null
  /** The menu as a spreadsheet takes a fifth of a second of processor, so it is written once for a state of the menu. */
  let written: { readonly of: unknown; readonly today: string; readonly bytes: Promise<Uint8Array> } | null =
    null
  return {
    async file({ role }, name) {
      if (!may(role, 'edit-menus')) return null
      if (name === 'sample-menu.xlsx') {
        sample ??= writeApart(sampleMenu).catch((error) => {
          sample = null
          throw error
        })
        return sample
      }
      const { catalogue } = await store.content()
      const menu = exportedMenu(catalogue, now())
      if (name === 'menu.json') return Buffer.from(JSON.stringify(menu, null, 2))
      const today = todayInHongKong(now())
      if (written?.of !== catalogue || written.today !== today) {
        const bytes = writeApart(menu).catch((error) => {
          written = null
          throw error
        })
        written = { of: catalogue, today, bytes }
      }
      return written.bytes
    },
    async send(staff, sent) {
      const at = now()
      const result = await importMenu(store, sent, pages, staff, at)
      if (result.ok || result.reason !== 'look') return result
      const { written, changes, ...look } = result.look
      const packed = await packMenu(written)
      // All of what is new would say the file once more.
      const shown = changes.map((change) => (change.kind === 'added' ? { ...change, cells: [] } : change))
      return { ...result, look: { ...look, changes: shown, packed, seenAt: at.toISOString() } }
    },
  }
}
