/** The forms' actions know these three verbs. */
import { Button } from '#app/staff/shell/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { draftWords } from '#content/staff/shop/menus/draft-words.ts'
import type { Text } from '#domain/text.ts'

export function DraftButtons({ hasDraft, publish }: { readonly hasDraft: boolean; readonly publish: Text }) {
  const text = useText()
  return (
    <>
      {hasDraft && (
        <Button name="verb" value="discard">
          {text(draftWords.discard)}
        </Button>
      )}
      <Button data-save name="verb" value="save-draft">
        {text(draftWords.save)}
      </Button>
      <Button kind="go" name="verb" value="publish">
        {text(publish)}
      </Button>
    </>
  )
}
