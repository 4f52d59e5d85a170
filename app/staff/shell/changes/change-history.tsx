import type { ReactNode } from 'react'
import { Moment } from '#app/staff/shell/ui/moment.tsx'
import { NothingHere } from '#app/staff/shell/ui/nothing-here.tsx'
import { PanelRow } from '#app/staff/shell/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { momentText } from '#content/dates.ts'
import { historyWords } from '#content/staff/orders/history.ts'
import type { Text } from '#domain/text.ts'

export interface PastEntry {
  readonly id: number
  readonly at: Date
  readonly by: string
  readonly what: Text
  /** "name: from → to" */
  readonly changes: readonly Text[]
}

interface ChangeHistoryProps<Entry extends PastEntry> {
  /** The newest entry comes first. */
  readonly entries: readonly Entry[]
  /** @param label accessible name of the button that restores the earlier state */
  readonly wayBack: (entry: Entry, label: string) => ReactNode
}

/** A button restores the state before each entry. */
export function ChangeHistory<Entry extends PastEntry>({ entries, wayBack }: ChangeHistoryProps<Entry>) {
  const text = useText()
  if (entries.length === 0) return <NothingHere isSmall>{text(historyWords.none)}</NothingHere>
  return (
    <ul>
      {entries.map((entry) => {
        const { id, at, by, what, changes } = entry
        return (
          <PanelRow
            key={id}
            actions={wayBack(entry, `${text(historyWords.bringBack)}: ${text(what)} ${text(momentText(at))}`)}
          >
            <b>{text(what)}</b> {by} <Moment at={at} />
            {changes.map((change) => (
              <small key={change.en}>{text(change)}</small>
            ))}
          </PanelRow>
        )
      })}
    </ul>
  )
}
