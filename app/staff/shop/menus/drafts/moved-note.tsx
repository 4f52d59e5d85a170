import { useEffect } from 'react'
import { useText } from '#app/ui/lang.tsx'
import { movedTo } from '#content/staff/shop/menus/menus.ts'
import type { Text } from '#domain/text.ts'

/** A row moved by a button. The row's form has its id as `data-row`. */
export interface MovedRow {
  readonly row: string
  readonly verb: 'up' | 'down'
}

interface MovedNoteProps {
  readonly movedRow: MovedRow | null
  /** The row's new place, from 1. */
  readonly now: { readonly name: Text; readonly place: number; readonly count: number } | null
}

/** Announces a moved row and focuses its button again. */
export function MovedNote({ movedRow, now }: MovedNoteProps) {
  const place = now?.place
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect has to run again after the list is rendered in its new order.
  useEffect(() => {
    if (!movedRow) return
    const form = `form[data-row="${CSS.escape(movedRow.row)}"]`
    document.querySelector<HTMLElement>(`${form} button[value="${movedRow.verb}"]`)?.focus()
  }, [movedRow, place])
  return <PlaceNote now={movedRow && now} />
}

export function PlaceNote({ now }: Pick<MovedNoteProps, 'now'>) {
  const text = useText()
  return (
    <p className="vh" role="status">
      {now && text(movedTo(now.name, now.place, now.count))}
    </p>
  )
}

/** Null if the row is not in the list. */
export function placeIn(
  ids: readonly string[],
  row: string | undefined,
  name: Text | null | undefined,
): MovedNoteProps['now'] {
  const at = row === undefined ? -1 : ids.indexOf(row)
  return at < 0 || !name ? null : { name, place: at + 1, count: ids.length }
}
