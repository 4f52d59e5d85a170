import { DishDetails } from '#app/set/dish-details.tsx'
import { type DishView, dishCharge, type GroupView } from '#app/set/view.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { groupNote, setDialog } from '#content/pages/menu.ts'
import { isFixed } from '#domain/menu/menu-selection.ts'
import css from './dialog.module.css'

/** All groups but the first are collapsed. */
export function SetDialogGroups({ groups }: { readonly groups: readonly GroupView[] }) {
  const text = useText()
  return (
    <div className={css.groups}>
      {groups.map((group, index) => (
        <details key={group.id} open={index === 0}>
          <summary>
            <h3>
              {group.name} <small>{text(groupNote(group))}</small>
            </h3>
            <Icon name="plus" />
            <Icon name="minus" />
          </summary>
          <ul>
            {group.dishes.map((dish) => (
              <DishRow key={dish.id} dish={dish} isIncluded={isFixed(group)} />
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}

interface DishRowProps {
  readonly dish: DishView
  /** The dish is included without a choice. */
  readonly isIncluded: boolean
}

function DishRow({ dish, isIncluded }: DishRowProps) {
  const text = useText()
  const value = dishCharge(dish) ?? (isIncluded ? text(setDialog.included) : null)
  return (
    <li className={css.row}>
      <img src={dish.picture} alt="" width={44} height={44} loading="lazy" />
      <span>
        {dish.name}
        <DishDetails dish={dish} />
      </span>
      {value && <b className="num">{value}</b>}
    </li>
  )
}
