import { useText } from '#app/ui/lang.tsx'
import { Pips } from '#app/ui/pips.tsx'
import { Stepper } from '#app/ui/stepper.tsx'
import { selectionDialog } from '#content/pages/menu.ts'
import { limitLine } from '#content/pages/set.ts'
import { groupState, numberOf, setNumber } from '#domain/menu-selection.ts'
import type { Selection } from '#domain/order.ts'
import { isChecked, numberMaximum } from '#domain/set-selection.ts'
import { DishFacts } from './dish-facts.tsx'
import css from './selection-dialog.module.css'
import { tick } from './tick.ts'
import { type ChoosableGroup, type ChoosableSet, type DishView, dishCharge, type GroupView } from './view.ts'

export interface SelectionGroupProps {
  readonly id: string
  readonly set: ChoosableSet
  /** The group as the rules read it, and as it is shown. */
  readonly rules: ChoosableGroup
  readonly group: GroupView
  readonly selection: Selection
  readonly onSelect: (selection: Selection) => void
}

/** One category: how many may be chosen, and its dishes to tick. */
export function SelectionGroup({ id, set, rules, group, selection, onSelect }: SelectionGroupProps) {
  const text = useText()
  const { count, atMax } = groupState(rules, selection)
  return (
    <fieldset className={css.group}>
      <legend id={id} tabIndex={-1}>
        {group.name}
      </legend>
      <p className={css.limit} aria-live="polite">
        {text(limitLine(group, count))}
        {atMax && <b> · {text(selectionDialog.full)}</b>}
        {group.max <= maxPips && <Pips count={count} of={group.max} />}
      </p>
      <ul>
        {group.dishes.map((dish) => (
          <SelectionDish
            key={dish.id}
            dish={dish}
            number={numberOf(selection, group.id, dish.id)}
            most={numberMaximum(set, rules, selection, dish.id)}
            isBlocked={atMax && group.max > 1 && !isChecked(selection, group.id, dish.id)}
            onTick={() => onSelect(tick(rules, selection, dish.id))}
            onNumber={(number) => onSelect(setNumber(rules, selection, dish.id, number))}
          />
        ))}
      </ul>
    </fieldset>
  )
}

/** With more hexagons than this only the words are shown. */
const maxPips = 12

interface SelectionDishProps {
  readonly dish: DishView
  readonly number: number
  /** The maximum of its number. */
  readonly most: number
  readonly isBlocked: boolean
  readonly onTick: () => void
  readonly onNumber: (number: number) => void
}

function SelectionDish({ dish, number, most, isBlocked, onTick, onNumber }: SelectionDishProps) {
  const { name, picture } = dish
  const charge = dishCharge(dish)
  return (
    <li className={css.dish}>
      <label>
        <input type="checkbox" checked={number > 0} disabled={isBlocked} onChange={onTick} />
        <img src={picture} alt="" width={52} height={52} loading="lazy" />
        <span>
          {name}
          <DishFacts dish={dish} />
        </span>
        {charge && <b className="num">{charge}</b>}
      </label>
      {number > 0 && most > 1 && (
        <Stepper value={number} min={1} max={most} label={name} onChange={onNumber} />
      )}
    </li>
  )
}
