import { useText } from '#app/ui/lang.tsx'
import { Tag } from '#app/ui/signs/tag.tsx'
import { contains } from '#content/allergens.ts'
import { setDialog } from '#content/pages/menu.ts'
import type { DishView } from './view.ts'

/** Words state the diet, never colour alone. */
export function DishDetails({
  dish: { diet, spicy, allergens, note, soldOut },
}: {
  readonly dish: DishView
}) {
  const text = useText()
  return (
    <>
      {' '}
      {diet && <Tag kind={diet}>{text(setDialog[diet])}</Tag>}
      {spicy && <Tag kind="spicy">{text(setDialog.spicy)}</Tag>}
      {soldOut && <Tag kind="soldOut">{soldOut}</Tag>}
      {(note || allergens) && (
        <small>{[note, allergens && text(contains(allergens))].filter(Boolean).join(' · ')}</small>
      )}
    </>
  )
}
