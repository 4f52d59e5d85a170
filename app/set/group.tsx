import { type Dispatch, memo, useId } from 'react'
import { useText } from '#app/ui/lang.tsx'
import { fixedLine, limitState, limitTag, setIsFull } from '#content/pages/set.ts'
import { groupState, isFixed } from '#domain/menu/menu-selection.ts'
import css from './chooser.module.css'
import { ChooserDish } from './dish.tsx'
import { Pips } from './pips.tsx'
import type { ChooserAction } from './state.ts'
import { choosableGroup, type GroupView } from './view.ts'

/** More pips cannot be counted at a glance. */
const maxPips = 14

export function groupAnchor(groupId: string): string {
  return `g-${groupId}`
}

export interface ChooserGroupProps {
  readonly group: GroupView
  readonly numbers: Readonly<Record<string, number>> | undefined
  readonly dispatch: Dispatch<ChooserAction>
  /** False if the set cannot be ordered here. */
  readonly orderable: boolean
  readonly isSetFull: boolean
  readonly level: 2 | 3
}

/** Memoized, so that only a changed course renders. */
export const ChooserGroup = memo(function ChooserGroup({
  group,
  numbers = {},
  dispatch,
  orderable,
  isSetFull,
  level,
}: ChooserGroupProps) {
  const text = useText()
  const titleId = useId()
  const rules = choosableGroup(group)
  const selection = { [group.id]: numbers }
  const { count } = groupState(rules, selection)
  const fixed = isFixed(group)
  const Title = `h${level}` as const
  return (
    <section id={groupAnchor(group.id)} className={css.group}>
      <div className={css.head}>
        <Title id={titleId} tabIndex={-1}>
          {group.name}
        </Title>
        {fixed ? (
          <p>{text(fixedLine(group.max))}</p>
        ) : (
          <p>
            <span>{text(limitTag(group))}</span>
            <span className={css.state}>
              {group.max <= maxPips && <Pips count={count} of={group.max} />}
              <b aria-live="polite">{text(limitState(group, count))}</b>
            </span>
            {isSetFull && group.repeatable && <span className={css.full}>{text(setIsFull)}</span>}
          </p>
        )}
      </div>
      <ul className={css.dishes} aria-labelledby={titleId}>
        {group.dishes.map((dish) => (
          <ChooserDish
            key={dish.id}
            dish={dish}
            group={rules}
            selection={selection}
            dispatch={dispatch}
            isFree={!fixed && orderable}
            isSetFull={isSetFull}
            level={level}
          />
        ))}
      </ul>
    </section>
  )
})
