import type { ItemValues } from '#domain/staff/menus/item-drafts.ts'

interface OpenedItemProps {
  /** What is stored of a dish, category or gift: its draft, or what is published. */
  readonly stored: ItemValues
  readonly isDraft: boolean
  /** What a form that was refused had been opened with. */
  readonly formResult: { readonly opened: ItemValues | null; readonly wasDraft: boolean | null }
}

/** The fields that say over what the form was typed: publishing asks about what has changed of it since. */
export function OpenedItem({ stored, isDraft, formResult }: OpenedItemProps) {
  return (
    <>
      <input type="hidden" name="opened" value={JSON.stringify(formResult.opened ?? stored)} />
      <input type="hidden" name="wasDraft" value={(formResult.wasDraft ?? isDraft) ? 'yes' : 'no'} />
    </>
  )
}
