import { staffOrderPath, staffPath } from '#app/staff/addresses.ts'
import { ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { Panel, PanelBody, PanelRow } from '#app/staff/shell/ui/panel.tsx'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { customersPage, hindranceNames, nextRun, ruleText } from '#content/staff/orders/customers.ts'
import type { ErasureRule } from '#server/page-data/staff/office/customers-api.ts'
import styles from './customers.module.css'

export function Rule({ rule: { months, knownFrom, next, heldOrders } }: { readonly rule: ErasureRule }) {
  const text = useText()
  return (
    <Panel
      title={text(customersPage.rule)}
      end={<ButtonLink to={`${staffPath('settings')}#customerData`}>{text(customersPage.change)}</ButtonLink>}
    >
      <PanelBody>
        <p>{text(ruleText(months, knownFrom))}</p>
        <p>
          <b>{text(nextRun(next.customers, next.orders))}</b>
        </p>
      </PanelBody>
      {heldOrders.length > 0 && (
        <>
          <PanelBody>
            <b>{text(customersPage.held)}</b>
            <p className={styles.quiet}>{text(customersPage.heldHint)}</p>
          </PanelBody>
          <ul>
            {heldOrders.map(({ reference, date, hindrance }) => (
              <PanelRow key={reference} actions={<Tag kind="warn">{text(hindranceNames[hindrance])}</Tag>}>
                <ButtonLink kind="bare" to={staffOrderPath(reference)}>
                  <span className="num">{reference}</span>
                </ButtonLink>{' '}
                <small>{text(dayText(date))}</small>
              </PanelRow>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}
