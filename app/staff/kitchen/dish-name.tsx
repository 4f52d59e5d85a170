import { Tag } from '#app/staff/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { kitchen } from '#content/staff/work/kitchen.ts'
import type { KitchenDish } from '#server/site/staff/work/kitchen-day.ts'
import styles from './kitchen.module.css'

/** The name of a dish, with the marks that matter when it is cooked and packed. */
export function DishName({
  dish,
}: {
  readonly dish: Pick<KitchenDish, 'name' | 'isAllergic' | 'vegetarian'>
}) {
  const text = useText()
  return (
    <>
      <span className={styles.name}>{text(dish.name)}</span>{' '}
      {dish.isAllergic && <Tag kind="error">{text(kitchen.allergy)}</Tag>}
      {dish.vegetarian && <Tag kind="done">{text(kitchen.vegetarian)}</Tag>}
    </>
  )
}
