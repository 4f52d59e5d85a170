import { ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import styles from '#app/staff/shop/menus/menus.module.css'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { draftBy, draftWords } from '#content/staff/shop/menus/draft-words.ts'
import { timeInHongKong, todayInHongKong } from '#domain/calendar.ts'
import type { DraftOutcome } from '#server/page-data/staff/shop/forms-api.ts'
import { DraftButtons } from './draft-buttons.tsx'

export function ItemDraftBar({
  draft,
  preview,
}: {
  readonly draft: DraftOutcome | null
  /** Address of the preview; null if no page shows the item. */
  readonly preview: string | null
}) {
  const text = useText()
  return (
    <div className={styles.itemBar}>
      {draft && (
        <p>{text(draftBy(draft.by, dayText(todayInHongKong(draft.at)), timeInHongKong(draft.at)))}</p>
      )}
      <DraftButtons hasDraft={draft !== null} publish={draftWords.publish} />
      {preview && (
        <ButtonLink to={preview} reloadDocument>
          <StaffIcon name="eye" size={16} /> {text(draftWords.preview)}
        </ButtonLink>
      )}
    </div>
  )
}
