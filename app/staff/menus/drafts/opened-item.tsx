import type { ItemValues } from '#domain/staff/menus/item-drafts.ts'

interface OpenedItemProps {
  /** What is stored of a dish, category or gift: its draft, or what is published. */
  readonly stored: ItemValues
  readonly isDraft: boolean
  /** What a form that was refused had been opened with. */
  readonly told: { readonly opened: ItemValues | null; readonly wasDraft: boolean | null }
}

/** The fields that say over what the form was typed: publishing asks about what has changed of it since. */
export function OpenedItem({ stored, isDraft, told }: OpenedItemProps) {
  return (
    <>
      <input type="hidden" name="opened" value={JSON.stringify(told.opened ?? stored)} />
      <input type="hidden" name="wasDraft" value={(told.wasDraft ?? isDraft) ? 'yes' : 'no'} />
    </>
  )
}
