import { staffOrderPath } from '#app/staff/addresses.ts'
import { ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { HeadCells } from '#app/staff/shell/ui/head-cells.tsx'
import { NothingHere } from '#app/staff/shell/ui/nothing-here.tsx'
import { Panel } from '#app/staff/shell/ui/panel.tsx'
import table from '#app/staff/shell/ui/table.module.css'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { customersPage } from '#content/staff/orders/customers.ts'
import type { RegularCustomer } from '#server/page-data/staff/office/customers-api.ts'

export function Regulars({ regulars }: { readonly regulars: readonly RegularCustomer[] }) {
  const text = useText()
  const { name, orders, lastOrder, favourite } = customersPage
  return (
    <Panel title={text(customersPage.regulars)} caption={text(customersPage.regularsHint)}>
      {regulars.length === 0 ? (
        <NothingHere isSmall>{text(customersPage.noRegulars)}</NothingHere>
      ) : (
        <div className={`${table.wrap} ${table.inside}`}>
          <table className={`${table.table} ${table.cards}`}>
            <caption className="vh">{text(customersPage.regulars)}</caption>
            <thead>
              <tr>
                <HeadCells heads={[name, orders, lastOrder, favourite]} />
              </tr>
            </thead>
            <tbody>
              {regulars.map(({ name: customer, orders: number, last, favourite: set }) => (
                <tr key={last.reference}>
                  <th scope="row">{customer}</th>
                  <td className="num">{number}</td>
                  <td>
                    <ButtonLink kind="bare" to={staffOrderPath(last.reference)}>
                      <span className="num">{last.reference}</span>
                    </ButtonLink>{' '}
                    {text(dayText(last.date))} {last.date.slice(0, 4)}
                  </td>
                  <td>{text(set)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}
