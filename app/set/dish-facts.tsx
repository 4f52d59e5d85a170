import { useText } from '#app/ui/lang.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { setDialog } from '#content/pages/menu.ts'

/** Absent and null both mean that there is nothing to say. */
interface DishFactsView {
  readonly diet?: 'vegan' | 'vegetarian' | null | undefined
  readonly spicy?: boolean | undefined
  readonly contains?: string | null | undefined
  readonly note?: string | null | undefined
}

/** Diet and allergens: in words, whatever the colour says. */
export function DishFacts({ dish: { diet, spicy, contains, note } }: { readonly dish: DishFactsView }) {
  const text = useText()
  return (
    <>
      {' '}
      {diet && <Tag kind={diet}>{text(setDialog[diet])}</Tag>}
      {spicy && <Tag kind="spicy">{text(setDialog.spicy)}</Tag>}
      {(note || contains) && <small>{[note, contains].filter(Boolean).join(' · ')}</small>}
    </>
  )
}
