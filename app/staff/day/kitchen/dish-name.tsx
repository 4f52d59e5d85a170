import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { kitchen } from '#content/staff/day/kitchen.ts'
import type { KitchenDish } from '#server/page-data/staff/day/kitchen-day.ts'
import styles from './kitchen.module.css'

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
