import { type FormEvent, useState } from 'react'
import { Form, useLocation, useNavigate } from 'react-router'
import type { MoneyTask } from '#domain/staff/orders/orders-view.ts'
import type { OrdersList } from '#server/page-data/staff/orders/staff-orders.ts'
import { AskBulk } from './ask-bulk.tsx'
import { chosenPage } from './chosen-page.ts'
import { GroupTable } from './group-table.tsx'
import { groupsOf } from './groups.tsx'
import { Results, SelectionBar } from './selection-bar.tsx'
import styles from './table.module.css'
import { useFolds } from './use-folds.ts'
import { isMovable, useMoving } from './use-moves.ts'

/** Above this number of orders, all but the first slots are folded. */
const busyFrom = 60
const openGroups = 3

interface OrdersTableProps {
  readonly list: OrdersList
  readonly task: MoneyTask | null
  readonly query: string
}

export function OrdersTable({ list, task, query }: OrdersTableProps) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const { progress, results, start } = useMoving()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isBusy = list.ruler !== null && list.orders.length > busyFrom
  const groups = groupsOf(list.orders, task, isBusy)
  const { isOpen, fold } = useFolds(
    list.ruler?.date ?? pathname + search,
    groups.map(({ key, orders }, index) => ({
      key,
      isOpen: !isBusy || index < openGroups || orders.some(({ reference }) => hash === `#${reference}`),
    })),
  )
  const selectedOrders = list.orders.filter((order) => ids.has(order.id))
  const movable = selectedOrders.filter(isMovable)

  function select(rowIds: readonly number[], isSelected: boolean) {
    const next = new Set(ids)
    for (const id of rowIds) {
      if (isSelected) next.add(id)
      else next.delete(id)
    }
    setIds(next)
  }
  async function submit(event: FormEvent) {
    const { submitter } = event.nativeEvent as SubmitEvent
    const verb = submitter instanceof HTMLButtonElement ? submitter.value : ''
    event.preventDefault()
    const page = chosenPage(
      verb,
      selectedOrders.map(({ id }) => id),
    )
    if (page) {
      // The router cannot open a file.
      if (verb === 'csv') location.assign(page)
      else void navigate(page)
      return
    }
    if (movable.length === 0 || progress) return
    // Refused orders stay selected.
    const failures = await start(movable)
    setIds(new Set(failures.flatMap(({ order, why }) => (why ? [order] : []))))
  }
  return (
    <Form method="post" className={styles.form} onSubmit={submit} preventScrollReset>
      {results && <Results results={results} orders={list.orders} />}
      {groups.map((group, index) => (
        <GroupTable
          key={group.key}
          group={group}
          list={list}
          task={task}
          query={query}
          select={select}
          selectedIds={ids}
          isFirst={index === 0}
          isOpen={isOpen(group.key)}
          onFold={(open) => fold(group.key, open)}
        />
      ))}
      <SelectionBar
        selectedOrders={selectedOrders}
        progress={progress}
        movable={movable.length}
        mayExport={list.mayExport}
      />
      {selectedOrders.length > 0 && !progress && (
        <button type="button" hidden data-give-up onClick={() => setIds(new Set())} />
      )}
      <AskBulk count={movable.length} />
    </Form>
  )
}
