import { picturePath } from '#app/paths.ts'
import { DishFacts } from '#app/set/dish-facts.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { setDialog } from '#content/pages/menu.ts'
import css from './dialog.module.css'
import type { DishGroupView, RowView } from './view.ts'

/** The dish groups, each folded away but the first: every dish with what is in it and what it costs. */
export function SetDialogGroups({ groups }: { readonly groups: readonly DishGroupView[] }) {
  return (
    <div className={css.groups}>
      {groups.map(({ id, name, note, dishes }, index) => (
        <details key={id} open={index === 0}>
          <summary>
            <h3>
              {name} <small>{note}</small>
            </h3>
            <Icon name="plus" />
          </summary>
          <ul>
            {dishes.map((dish) => (
              <DishRow key={dish.id} dish={dish} />
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}

function DishRow({ dish }: { readonly dish: RowView }) {
  const text = useText()
  const value = dish.charge ?? (dish.isIncluded ? text(setDialog.included) : null)
  return (
    <li className={css.row}>
      <img src={picturePath(dish.picture, 160)} alt="" width={44} height={44} loading="lazy" />
      <span>
        {dish.name}
        <DishFacts dish={dish} />
      </span>
      {value && <b className="num">{value}</b>}
    </li>
  )
}
