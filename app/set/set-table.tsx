/** The laid table of a choice, in every place where the page shows it. */
import { useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { LaidTable, type TableDish } from '#app/ui/laid-table/laid-table.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dishesOnTable, groupsWithoutDishes } from '#content/laid-table.ts'
import { type LaidPlace, layTable } from '#domain/menu/table.ts'
import type { Selection } from '#domain/ordering/order.ts'
import { groupAnchor } from './group.tsx'
import css from './set-table.module.css'
import { type ChoiceSummary, startState, summarise } from './state.ts'
import { type ChoosableSet, choosable, type SetView } from './view.ts'

/** Remembers the table before, so that no dish moves another. */
export function useLaidTable(set: ChoosableSet, selection: Selection): readonly LaidPlace[] {
  const lay = (before?: readonly LaidPlace[]) => ({
    selection,
    places: layTable(set.table.places, set.groups, selection, before),
  })
  const [table, setTable] = useState(lay)
  if (table.selection === selection) return table.places
  const next = lay(table.places)
  setTable(next)
  return next.places
}

export interface SetTableProps {
  readonly view: Pick<SetView, 'table' | 'groups'>
  readonly places: readonly LaidPlace[]
  readonly isEager?: boolean
}

export function SetTable({ view, places, isEager = false }: SetTableProps) {
  const dishes = useMemo(() => tableDishes(view), [view])
  return (
    <LaidTable
      cloth={view.table.cloth}
      places={places}
      dishes={dishes}
      hrefOf={(groupId) => `#${groupAnchor(groupId)}`}
      isEager={isEager}
    />
  )
}

function tableDishes({ groups }: Pick<SetView, 'groups'>): ReadonlyMap<string, TableDish> {
  const dishes = groups.flatMap((group) => group.dishes)
  return new Map(dishes.map(({ id, name, picture, plate = picture }) => [id, { name, drawing: plate }]))
}

export interface TableFigureProps extends SetTableProps {
  readonly summary: Pick<ChoiceSummary, 'choiceCount' | 'missingCount' | 'missing'>
}

/** Counts the dishes on the table, and leads to the first group that lacks one. */
export function TableFigure({ summary, ...table }: TableFigureProps) {
  const text = useText()
  const { choiceCount, missingCount, missing } = summary
  const [first] = missing
  const areHelpings = table.view.groups.some(
    ({ min, max, repeatable }) => min > 0 && (repeatable || min < max),
  )
  return (
    <figure className={css.figure}>
      <SetTable {...table} />
      {missingCount > 0 && (
        <figcaption>
          <b>{text(dishesOnTable(choiceCount, missingCount, areHelpings))}</b>
          {first && (
            <a href={`#${groupAnchor(first.id)}`}>
              {text(groupsWithoutDishes(missing.map(({ name }) => name)))}
            </a>
          )}
        </figcaption>
      )}
    </figure>
  )
}

interface StartTableProps {
  readonly view: SetView
  readonly isEager?: boolean
}

/** What a set begins with. */
export function StartTable({ view, isEager = false }: StartTableProps) {
  const set = choosable(view)
  const start = startState(set)
  const places = layTable(set.table.places, set.groups, start.selection)
  return <TableFigure view={view} places={places} summary={summarise(set, start)} isEager={isEager} />
}

/** The server drew the choice that a set begins with; from the first touch on, the choice is the guest's. */
export function TablesOnPage(props: TableFigureProps) {
  const [targets, setTargets] = useState<readonly Element[]>([])
  useLayoutEffect(() => {
    const elements = [...document.querySelectorAll('[data-laid-table]')]
    for (const element of elements) element.replaceChildren()
    setTargets(elements)
  }, [])
  return targets.map((target, index) => createPortal(<TableFigure {...props} />, target, index))
}
