import { Form, Link } from 'react-router'
import { staffOrderPath, staffPath } from '#app/staff/addresses.ts'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { HeadCells } from '#app/staff/shell/ui/head-cells.tsx'
import { Moment } from '#app/staff/shell/ui/moment.tsx'
import { NothingHere } from '#app/staff/shell/ui/nothing-here.tsx'
import { Panel } from '#app/staff/shell/ui/panel.tsx'
import { Segments } from '#app/staff/shell/ui/segments.tsx'
import table from '#app/staff/shell/ui/table.module.css'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { inRow } from '#content/phrases.ts'
import {
  deliveryFaultNames,
  deliveryStateNames,
  failedOnly,
  lastTry,
  nextTry,
  responseStatus,
  triesText,
  webhookEventNames,
  webhooksPage,
} from '#content/staff/office/webhooks.ts'
import type { StaffApi } from '#server/page-data/staff/staff-api.ts'
import styles from './webhooks.module.css'

type View = Awaited<ReturnType<StaffApi['webhooks']['view']>>

interface DeliveryLogProps {
  readonly deliveries: View['deliveries']
  readonly failedCount: number
  readonly onlyFailed: boolean
}

export function DeliveryLog({ deliveries, onlyFailed, failedCount }: DeliveryLogProps) {
  const text = useText()
  const { time, event, order, address, result, actions } = webhooksPage
  const current = (isCurrent: boolean) => (isCurrent ? ({ 'aria-current': 'true' } as const) : {})
  return (
    <Panel
      title={text(webhooksPage.log)}
      caption={text(webhooksPage.logCaption)}
      end={
        <Segments>
          <Link to={staffPath('webhooks')} {...current(!onlyFailed)}>
            {text(webhooksPage.all)}
          </Link>
          <Link to={`${staffPath('webhooks')}?only=failed`} {...current(onlyFailed)}>
            {text(failedOnly(failedCount))}
          </Link>
        </Segments>
      }
    >
      {deliveries.length === 0 ? (
        <NothingHere isSmall>
          {text(onlyFailed ? webhooksPage.noneFailed : webhooksPage.noDeliveries)}
        </NothingHere>
      ) : (
        <div className={`${table.wrap} ${table.inside}`}>
          <table className={`${table.table} ${table.cards}`}>
            <thead>
              <tr>
                <HeadCells heads={[time, event, order, address, result, actions]} />
              </tr>
            </thead>
            <tbody>
              {deliveries.map((delivery) => (
                <DeliveryRow key={delivery.id} delivery={delivery} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}

const kinds = { waiting: 'warn', delivered: 'done', failed: 'error' } as const

function DeliveryRow({ delivery }: { readonly delivery: View['deliveries'][number] }) {
  const text = useText()
  const { id, at, event, reference, address, state, tries, triedAt, nextAt, status, fault } = delivery
  // The first try follows the event at once.
  const tryAt = tries === 0 ? null : (nextAt ?? (tries > 1 ? triedAt : null))
  const name = text(event ? webhookEventNames[event] : webhooksPage.testEvent)
  const details = [
    ...(status === null ? [] : [responseStatus(status)]),
    ...(fault ? [deliveryFaultNames[fault]] : []),
    ...(tries > 1 ? [triesText(tries)] : []),
  ]
  return (
    <tr>
      <td>
        <Moment at={at} />
      </td>
      <td>{name}</td>
      <td>
        {reference ? (
          <Link className={table.code} to={staffOrderPath(reference)}>
            {reference}
          </Link>
        ) : (
          '—'
        )}
      </td>
      <td className={styles.host}>{new URL(address).host}</td>
      <td>
        <Tag kind={kinds[state]}>{text(deliveryStateNames[state])}</Tag> <small>{text(inRow(details))}</small>
        {tryAt && (
          <small className={styles.next}>
            {text(nextAt ? nextTry : lastTry)} <Moment at={tryAt} />
          </small>
        )}
      </td>
      <td>
        <Form method="post" className={table.actions}>
          <input type="hidden" name="delivery" value={id} />
          <Button
            name="verb"
            value="again"
            aria-label={[text(webhooksPage.again), name, reference].filter(Boolean).join(' ')}
          >
            {text(webhooksPage.again)}
          </Button>
        </Form>
      </td>
    </tr>
  )
}
