import type { Dispatch } from 'react'
import { useText } from '#app/ui/lang.tsx'
import { Tag } from '#app/ui/signs/tag.tsx'
import { Stepper } from '#app/ui/stepper.tsx'
import { contains } from '#content/allergens.ts'
import { tenMore } from '#content/controls.ts'
import { setChooser } from '#content/pages/set.ts'
import { canAdd, numberOf } from '#domain/menu/menu-selection.ts'
import { numberMaximum } from '#domain/menu/set-selection.ts'
import type { Selection } from '#domain/ordering/order.ts'
import css from './chooser.module.css'
import type { ChooserAction } from './state.ts'
import { type ChoosableGroup, type DishView, dishCharge } from './view.ts'

export interface ChooserDishProps {
  readonly dish: DishView
  readonly group: ChoosableGroup
  readonly selection: Selection
  readonly dispatch: Dispatch<ChooserAction>
  readonly isFree: boolean
  readonly isSetFull: boolean
  readonly level: 2 | 3
}

/** Large groups can also be counted in tens. */
const many = 10

export function ChooserDish(props: ChooserDishProps) {
  const { dish, group, selection, dispatch, isFree, isSetFull, level } = props
  const { id: dishId, name, picture, isPhoto } = dish
  const groupId = group.id
  const text = useText()
  const number = numberOf(selection, groupId, dishId)
  const Name = level === 2 ? 'h3' : 'h4'
  return (
    <li className={number > 0 ? `${css.dish} ${css.chosen}` : css.dish}>
      <span className={css.plate}>
        <img src={picture} data-photo={isPhoto && ''} alt="" loading="lazy" width={84} height={84} />
      </span>
      <Name>
        {/* An element of its own lets a short name break between words. */}
        <span>{name}</span>
        <DishPrice dish={dish} />
      </Name>
      <DishTags dish={dish} />
      {isFree && !dish.isGone && (
        <div className={`${css.choice} needs-script`}>
          <Stepper
            value={number}
            min={0}
            max={numberMaximum(group, selection, dishId, isSetFull)}
            label={name}
            addDisabled={!canAdd(group, selection, dishId)}
            onChange={(wish) => dispatch({ type: 'number', groupId, dishId, number: wish })}
          />
          {group.repeatable && group.min >= many && (
            <button
              type="button"
              className={css.ten}
              aria-label={text(tenMore(name))}
              disabled={!canAdd(group, selection, dishId)}
              onClick={() => dispatch({ type: 'number', groupId, dishId, number: number + 10 })}
            >
              +10
            </button>
          )}
        </div>
      )}
    </li>
  )
}

function DishPrice({ dish }: { dish: DishView }) {
  const charge = dishCharge(dish)
  return (
    <>
      {charge && <span className={css.extra}>{charge}</span>}
      {dish.note && <small className={css.note}>{dish.note}</small>}
    </>
  )
}

function DishTags({ dish: { diet, spicy, allergens, misfit, soldOut } }: { dish: DishView }) {
  const text = useText()
  return (
    <div className={css.tags}>
      {diet && <Tag kind={diet}>{text(setChooser[diet])}</Tag>}
      {spicy && <Tag kind="spicy">{text(setChooser.spicy)}</Tag>}
      {soldOut && <Tag kind="soldOut">{soldOut}</Tag>}
      {misfit && <span className={css.misfit}>{misfit}</span>}
      {allergens && <span className={css.contains}>{text(contains(allergens))}</span>}
    </div>
  )
}
