/** The server enforces the same table. */

import type { ReactNode } from 'react'
import { Panel } from '#app/staff/shell/ui/panel.tsx'
import table from '#app/staff/shell/ui/table.module.css'
import { useText } from '#app/ui/lang.tsx'
import { inRow } from '#content/phrases.ts'
import { peoplePage, roleCells, roleRows, upTo } from '#content/staff/office/people.ts'
import { staffStatusNames } from '#content/staff/orders/state-names.ts'
import { roleNames } from '#content/staff/shell/frame.ts'
import { formatMoney } from '#domain/money.ts'
import { orderStatuses } from '#domain/placed/order-status.ts'
import {
  giveBackLimit,
  may,
  ordersSeenBy,
  phonesSeenBy,
  type RefundLimit,
  type Role,
  roles,
  statesSetBy,
} from '#domain/staff/permissions.ts'
import type { Text } from '#domain/text.ts'

type Cell = boolean | Text | readonly Text[]

const rows: readonly { readonly name: Text; readonly cell: (role: Role, limit: RefundLimit) => Cell }[] = [
  { name: roleRows.orders, cell: (role) => roleCells[ordersSeenBy(role)] },
  { name: roleRows.states, cell: states },
  { name: roleRows.change, cell: (role) => may(role, 'change-order') },
  { name: roleRows.paid, cell: (role) => may(role, 'mark-paid') },
  { name: roleRows.refund, cell: refunds },
  { name: roleRows.phones, cell: phones },
  {
    name: roleRows.menus,
    cell: (role) => may(role, 'edit-menus') || (may(role, 'mark-sold-out') && roleCells.soldOut),
  },
  { name: roleRows.manage, cell: (role) => may(role, 'manage-people') },
]

function states(role: Role): Cell {
  const set = statesSetBy(role)
  return set.length === orderStatuses.length || set.map((status) => staffStatusNames[status])
}

function refunds(role: Role, settings: RefundLimit): Cell {
  const limit = giveBackLimit(role, settings)
  if (!may(role, 'refund')) return false
  return limit === null || upTo(formatMoney(limit))
}

function phones(role: Role): Cell {
  const access = phonesSeenBy(role)
  return access === 'on-the-road' ? roleCells.onTheRoad : access === 'always'
}

export function RolesTable({ limit }: { readonly limit: RefundLimit }) {
  const text = useText()
  const name = text(peoplePage.rolesTable)
  return (
    <Panel title={text(peoplePage.may)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard too. */}
      <section className={`${table.wrap} ${table.inside}`} tabIndex={0} aria-label={name}>
        <table className={table.table}>
          <caption className="vh">{text(peoplePage.may)}</caption>
          <thead>
            <tr>
              <td />
              {roles.map((role) => (
                <th key={role} scope="col">
                  {text(roleNames[role])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cell }) => (
              <tr key={name.en}>
                <th scope="row">{text(name)}</th>
                {roles.map((role) => (
                  <td key={role}>
                    <CellText cell={cell(role, limit)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  )
}

function CellText({ cell }: { readonly cell: Cell }): ReactNode {
  const text = useText()
  if (typeof cell === 'boolean')
    return (
      <span role="img" aria-label={text(cell ? peoplePage.yes : peoplePage.no)}>
        {cell ? '✓' : '—'}
      </span>
    )
  return 'zh' in cell ? text(cell) : text(inRow(cell))
}
