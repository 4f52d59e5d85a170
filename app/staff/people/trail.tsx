/** Who did what, when and to what, the newest first: accounts and orders in one list. */
import { Form } from 'react-router'
import { Button } from '#app/staff/ui/button.tsx'
import table from '#app/staff/ui/data-table.module.css'
import { Moment } from '#app/staff/ui/moment.tsx'
import { Panel, PanelBody } from '#app/staff/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { methodNames } from '#content/staff/account.ts'
import { roleNames } from '#content/staff/frame.ts'
import { eventNames } from '#content/staff/order.ts'
import { staffStatusNames } from '#content/staff/state-names.ts'
import { staffVerbNames, trailWords } from '#content/staff/trail.ts'
import { formatMoney } from '#domain/money.ts'
import { orderStatuses } from '#domain/order-status.ts'
import { isRole } from '#domain/permissions.ts'
import { type TrailKind, trailKinds } from '#domain/staff/trail-kind.ts'
import { signInMethods } from '#domain/staff-session.ts'
import type { Text } from '#domain/text.ts'
import type { Person, TrailEntry, TrailFilter } from '#server/site/accounts-api.ts'
import styles from './people.module.css'

interface TrailProps {
  readonly entries: readonly TrailEntry[]
  readonly filter: TrailFilter
  readonly people: readonly Person[]
}

export function Trail({ entries, filter, people }: TrailProps) {
  const text = useText()
  const { title, caption, when, who, what, about, change } = trailWords
  return (
    <Panel title={text(title)} caption={text(caption)} end={<Filter filter={filter} people={people} />}>
      {entries.length === 0 ? (
        <PanelBody>{text(trailWords.none)}</PanelBody>
      ) : (
        <div className={`${table.wrap} ${table.inside}`}>
          <table className={`${table.table} ${table.cards}`}>
            <caption>{text(title)}</caption>
            <thead>
              <tr>
                {[when, who, what, about, change].map((head) => (
                  <th key={head.en} scope="col">
                    {text(head)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <Row key={`${entry.kind} ${entry.id}`} entry={entry} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}

function Row({ entry }: { readonly entry: TrailEntry }) {
  const text = useText()
  const verb = entry.kind === 'orders' ? eventNames[entry.verb] : staffVerbNames[entry.verb]
  const change = [entry.before, entry.after].filter(Boolean).map((value) => text(named(value)))
  return (
    <tr>
      <td>
        <Moment at={entry.at} />
      </td>
      <td>
        <b>{entry.actor || text(trailWords.nobody)}</b>
      </td>
      <td>
        {text(verb)}
        {entry.kind === 'orders' && entry.amount !== null && ` ${formatMoney(entry.amount, { decimals: 2 })}`}
      </td>
      <td className={entry.kind === 'orders' ? table.mono : ''}>
        {entry.subject || text(trailWords.nobody)}
      </td>
      <td>{change.join(' → ') || text(trailWords.nobody)}</td>
    </tr>
  )
}

/** A value of the trail in words, where it is one of ours. */
function named(value: string): Text {
  const method = signInMethods.find((each) => each === value)
  if (method) return methodNames[method]
  if (isRole(value)) return roleNames[value]
  const status = orderStatuses.find((each) => each === value)
  return status ? staffStatusNames[status] : { zh: value, en: value }
}

const kindNames: Record<TrailKind, Text> = { accounts: trailWords.accounts, orders: trailWords.orders }

function Filter({ filter, people }: Pick<TrailProps, 'filter' | 'people'>) {
  const text = useText()
  return (
    <Form method="get" className={styles.form} preventScrollReset>
      <label className={styles.choice}>
        {text(trailWords.person)}
        <select className={styles.select} name="person" defaultValue={filter.person ?? ''}>
          <option value="">{text(trailWords.all)}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        {text(trailWords.kind)}
        <select className={styles.select} name="kind" defaultValue={filter.kind ?? ''}>
          <option value="">{text(trailWords.all)}</option>
          {trailKinds.map((kind) => (
            <option key={kind} value={kind}>
              {text(kindNames[kind])}
            </option>
          ))}
        </select>
      </label>
      <Button>{text(trailWords.show)}</Button>
    </Form>
  )
}
