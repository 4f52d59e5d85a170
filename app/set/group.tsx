import { type Dispatch, memo } from 'react'
import { useText } from '#app/ui/lang.tsx'
import { Pips } from '#app/ui/pips.tsx'
import { fixedLine, fullLine, limitLine } from '#content/pages/set.ts'
import { groupState, isFixed } from '#domain/menu-selection.ts'
import css from './chooser.module.css'
import { ChooserDish } from './dish.tsx'
import type { ChooserAction } from './state.ts'
import { choosableGroup, type GroupView } from './view.ts'

/** With more pips than this only the words are shown, since pips can't be counted at a glance. */
const maxPips = 14

/** The id the category bar links to. */
export function groupAnchor(groupId: string): string {
  return `g-${groupId}`
}

export interface ChooserGroupProps {
  readonly group: GroupView
  readonly numbers: Readonly<Record<string, number>> | undefined
  readonly dispatch: Dispatch<ChooserAction>
  /** False for a set sold elsewhere, which can't be chosen here. */
  readonly orderable: boolean
}

/** One course with its limit line and dishes. Only the changed group renders again. */
export const ChooserGroup = memo(function ChooserGroup({
  group,
  numbers = {},
  dispatch,
  orderable,
}: ChooserGroupProps) {
  const text = useText()
  const rules = choosableGroup(group)
  const selection = { [group.id]: numbers }
  const { count, atMax } = groupState(rules, selection)
  const fixed = isFixed(group)
  const line = fixed ? fixedLine(group.max) : atMax ? fullLine(group.max) : limitLine(group, count)
  return (
    <section id={groupAnchor(group.id)} className={css.group}>
      <div className={css.head}>
        <h2 tabIndex={-1}>{group.name}</h2>
        <p>
          {group.max <= maxPips && !fixed && <Pips count={count} of={group.max} />}
          <span aria-live="polite">{text(line)}</span>
        </p>
      </div>
      <ul className={css.dishes}>
        {group.dishes.map((dish) => (
          <ChooserDish
            key={dish.id}
            dish={dish}
            group={rules}
            selection={selection}
            dispatch={dispatch}
            choice={fixed || !orderable ? 'none' : group.repeatable ? 'number' : 'once'}
          />
        ))}
      </ul>
    </section>
  )
})
