import { pageIds, pagePath } from '#app/paths.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { may } from '#domain/staff/permissions.ts'
import type { MenuFileName } from '#domain/staff/shop/menus/menu-file.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import { hintOf } from '#server/commands/shop/menu-file/cell-rules.ts'
import type { FilePlace } from '#server/commands/shop/menu-file/faults.ts'
import {
  type AgreedMenu,
  compareMenu,
  importSample,
  type PublishResult,
  publishMenu,
} from '#server/commands/shop/menu-file/import-menu.ts'
import { exportedMenu } from '#server/commands/shop/menu-file/menu-of-shop.ts'
import type { MenuLook } from '#server/commands/shop/menu-file/menu-preview.ts'
import { sampleMenu } from '#server/commands/shop/menu-file/sample.ts'
import { writeApart } from '#server/commands/shop/menu-file/thread.ts'
import type { Store } from '#server/db/store/store.ts'

/** The time is in ISO format. */
export type DatedLook = MenuLook & { readonly seenAt: string }

type Look = Extract<PublishResult, { readonly reason: 'look' }>
type Faults = Extract<PublishResult, { readonly reason: 'faults' }>
/** With what the cell may hold. */
type HintedFault = Faults['faults'][number] & { readonly hint: Text | null }
export type SendResult =
  | Exclude<PublishResult, Look | Faults>
  | (Omit<Faults, 'faults'> & { readonly faults: readonly HintedFault[] })
  | (Omit<Look, 'look'> & { readonly look: DatedLook })

export function createMenuFileApi(store: Pick<Store, 'db' | 'content' | 'refresh'>, now: () => Date) {
  const pages = pageIds.map((id) => pagePath(id, 'zh'))
  let sample: Promise<Uint8Array> | null = null
  /** Writing the spreadsheet takes 0.2 s, so it is cached per state of the menu. */
  let lastExport: {
    readonly of: unknown
    readonly today: string
    readonly bytes: Promise<Uint8Array>
  } | null = null
  return {
    /** Null if the person may not download it. */
    async file({ role }: StaffMember, name: MenuFileName): Promise<Uint8Array | null> {
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
      if (lastExport?.of !== catalogue || lastExport.today !== today) {
        const bytes = writeApart(menu).catch((error) => {
          lastExport = null
          throw error
        })
        lastExport = { of: catalogue, today, bytes }
      }
      return lastExport.bytes
    },
    isEmpty: async () => (await store.content()).catalogue.dishes.size === 0,
    async importSample(staff: StaffMember) {
      const at = now()
      return withTime(await importSample(store, pages, staff, at), at)
    },
    async compare(staff: StaffMember, bytes: Uint8Array) {
      const at = now()
      return withTime(await compareMenu(store, bytes, pages, staff, at), at)
    },
    /** Publishes the compared file if its changes are still those shown. */
    async publish(staff: StaffMember, preview: AgreedMenu) {
      const at = now()
      return withTime(await publishMenu(store, preview, pages, staff, at), at)
    },
  }
}

function withTime(result: PublishResult, at: Date): SendResult {
  if (!result.ok && result.reason === 'faults') {
    const faults = result.faults.map((fault) => ({ ...fault, hint: hintAt(fault.place) }))
    return { ...result, faults }
  }
  if (result.ok || result.reason !== 'look') return result
  // The full values of new rows would repeat the file.
  const changes = result.look.changes.map((change) =>
    change.kind === 'added' ? { ...change, cells: [] } : change,
  )
  return { ...result, look: { ...result.look, changes, seenAt: at.toISOString() } }
}

const hintAt = (place: FilePlace | null): Text | null =>
  place && 'column' in place && place.column !== null ? hintOf(place.sheet, place.column) : null
