import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { HeadCells } from '#app/staff/shell/ui/head-cells.tsx'
import { Moment } from '#app/staff/shell/ui/moment.tsx'
import { NothingHere } from '#app/staff/shell/ui/nothing-here.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import table from '#app/staff/shell/ui/table.module.css'
import { useText } from '#app/ui/lang.tsx'
import { auditTexts } from '#content/staff/office/audit-log.ts'
import { type AuditKind, auditKinds } from '#domain/staff/audit-kind.ts'
import { type AuditPosition, auditPositionText } from '#domain/staff/audit-position.ts'
import { maxSearchLetters } from '#domain/staff/office/name-search.ts'
import type { Text } from '#domain/text.ts'
import type { AuditFilter } from '#server/accounts/people/audit-log.ts'
import type { Person } from '#server/accounts/people/people.ts'
import type { WordedEntry } from './audit-entry.ts'
import styles from './people.module.css'

interface AuditLogProps {
  readonly entries: readonly WordedEntry[]
  /** Null if there are no more entries. */
  readonly older: AuditPosition | null
  readonly filter: AuditFilter
  readonly people: readonly Person[]
}

export function AuditLog({ entries, older, filter, people }: AuditLogProps) {
  const text = useText()
  const { title, caption, when, who, what, about, change } = auditTexts
  const isNarrowed = queryOf(filter) !== ''
  return (
    <div id={auditLogId} className={styles.trail}>
      <Panel title={text(title)} caption={text(caption)} end={<Filter filter={filter} people={people} />}>
        {entries.length === 0 ? (
          <NothingHere
            isSmall
            action={
              isNarrowed && (
                <ButtonLink to={{ search: '', hash: `#${auditLogId}` }}>
                  {text(auditTexts.showAll)}
                </ButtonLink>
              )
            }
          >
            {text(isNarrowed ? auditTexts.noneFound : auditTexts.none)}
          </NothingHere>
        ) : (
          <div className={`${table.wrap} ${table.inside}`}>
            <table className={`${table.table} ${table.cards}`}>
              <caption className="vh">{text(title)}</caption>
              <thead>
                <tr>
                  <HeadCells heads={[when, who, what, about, change]} />
                </tr>
              </thead>
              <tbody>
                {entries.map((entry) => (
                  <Row key={entry.key} entry={entry} />
                ))}
              </tbody>
            </table>
          </div>
        )}
        {(older || filter.before) && (
          <PanelBody>
            <div className={styles.form}>
              {filter.before && (
                <ButtonLink to={pageOf({ ...filter, before: null })}>{text(auditTexts.newest)}</ButtonLink>
              )}
              {older && (
                <ButtonLink to={pageOf({ ...filter, before: older })}>{text(auditTexts.older)}</ButtonLink>
              )}
            </div>
          </PanelBody>
        )}
      </Panel>
    </div>
  )
}

const auditLogId = 'trail'

/** The hash skips to the audit log on the long page. */
const pageOf = (filter: AuditFilter) => ({ search: queryOf(filter), hash: `#${auditLogId}` })

function queryOf({ person, kind, day, search, before }: AuditFilter): string {
  const value = { person, kind, day, q: search, before: before && auditPositionText(before) }
  const query = Object.entries(value).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return new URLSearchParams(query).toString()
}

function Row({ entry }: { readonly entry: WordedEntry }) {
  const text = useText()
  const { at, actor, what, subject, isReference, changes, why } = entry
  return (
    <tr>
      <td>
        <Moment at={at} />
      </td>
      <td>
        <b>{actor || text(auditTexts.nobody)}</b>
      </td>
      <td>{text(what)}</td>
      <td className={isReference ? table.code : ''}>{text(subject) || text(auditTexts.nobody)}</td>
      <td>
        {changes.length === 0
          ? text(auditTexts.nobody)
          : changes.map((change) => <div key={change.en}>{text(change)}</div>)}
        {text(why) && (
          <small>
            {text(auditTexts.why)}: {text(why)}
          </small>
        )}
      </td>
    </tr>
  )
}

const kindNames: Record<AuditKind, Text> = {
  accounts: auditTexts.accounts,
  orders: auditTexts.orders,
  shop: auditTexts.shop,
}

function Filter({ filter, people }: Pick<AuditLogProps, 'filter' | 'people'>) {
  const text = useText()
  return (
    <Form method="get" className={styles.form} preventScrollReset>
      <label className={styles.choice}>
        {text(auditTexts.search)}
        <input
          className={styles.select}
          type="search"
          name="q"
          defaultValue={filter.search}
          maxLength={maxSearchLetters}
          placeholder={text(auditTexts.searchHint)}
          autoComplete="off"
        />
      </label>
      <label className={styles.choice}>
        {text(auditTexts.person)}
        <select className={styles.select} name="person" defaultValue={filter.person ?? ''}>
          <option value="">{text(auditTexts.all)}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        {text(auditTexts.kind)}
        <select className={styles.select} name="kind" defaultValue={filter.kind ?? ''}>
          <option value="">{text(auditTexts.all)}</option>
          {auditKinds.map((kind) => (
            <option key={kind} value={kind}>
              {text(kindNames[kind])}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        {text(auditTexts.day)}
        <input className={styles.select} type="date" name="day" defaultValue={filter.day ?? ''} />
      </label>
      <Button>{text(auditTexts.show)}</Button>
    </Form>
  )
}
