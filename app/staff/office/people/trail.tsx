import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { HeadCells } from '#app/staff/shell/ui/head-cells.tsx'
import { Moment } from '#app/staff/shell/ui/moment.tsx'
import { NothingHere } from '#app/staff/shell/ui/nothing-here.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import table from '#app/staff/shell/ui/table.module.css'
import { useText } from '#app/ui/lang.tsx'
import { trailWords } from '#content/staff/office/trail.ts'
import { longestSearch } from '#domain/staff/office/name-search.ts'
import { type TrailKind, trailKinds } from '#domain/staff/trail-kind.ts'
import { type TrailPlace, trailPlaceText } from '#domain/staff/trail-place.ts'
import type { Text } from '#domain/text.ts'
import type { Person } from '#server/accounts/people/people.ts'
import type { TrailFilter } from '#server/accounts/people/staff-trail.ts'
import styles from './people.module.css'
import type { WordedEntry } from './trail-entry.ts'

interface TrailProps {
  readonly entries: readonly WordedEntry[]
  /** There are no more entries if null. */
  readonly older: TrailPlace | null
  readonly filter: TrailFilter
  readonly people: readonly Person[]
}

export function Trail({ entries, older, filter, people }: TrailProps) {
  const text = useText()
  const { title, caption, when, who, what, about, change } = trailWords
  const isNarrowed = queryOf(filter) !== ''
  return (
    <div id={trailId} className={styles.trail}>
      <Panel title={text(title)} caption={text(caption)} end={<Filter filter={filter} people={people} />}>
        {entries.length === 0 ? (
          <NothingHere
            isSmall
            action={
              isNarrowed && (
                <ButtonLink to={{ search: '', hash: `#${trailId}` }}>{text(trailWords.showAll)}</ButtonLink>
              )
            }
          >
            {text(isNarrowed ? trailWords.noneFound : trailWords.none)}
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
                <ButtonLink to={pageOf({ ...filter, before: null })}>{text(trailWords.newest)}</ButtonLink>
              )}
              {older && (
                <ButtonLink to={pageOf({ ...filter, before: older })}>{text(trailWords.older)}</ButtonLink>
              )}
            </div>
          </PanelBody>
        )}
      </Panel>
    </div>
  )
}

const trailId = 'trail'

/** The hash skips to the audit log on the long page. */
const pageOf = (filter: TrailFilter) => ({ search: queryOf(filter), hash: `#${trailId}` })

function queryOf({ person, kind, day, search, before }: TrailFilter): string {
  const given = { person, kind, day, q: search, before: before && trailPlaceText(before) }
  const query = Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : []))
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
        <b>{actor || text(trailWords.nobody)}</b>
      </td>
      <td>{text(what)}</td>
      <td className={isReference ? table.code : ''}>{text(subject) || text(trailWords.nobody)}</td>
      <td>
        {changes.length === 0
          ? text(trailWords.nobody)
          : changes.map((change) => <div key={change.en}>{text(change)}</div>)}
        {text(why) && (
          <small>
            {text(trailWords.why)}: {text(why)}
          </small>
        )}
      </td>
    </tr>
  )
}

const kindNames: Record<TrailKind, Text> = {
  accounts: trailWords.accounts,
  orders: trailWords.orders,
  shop: trailWords.shop,
}

function Filter({ filter, people }: Pick<TrailProps, 'filter' | 'people'>) {
  const text = useText()
  return (
    <Form method="get" className={styles.form} preventScrollReset>
      <label className={styles.choice}>
        {text(trailWords.search)}
        <input
          className={styles.select}
          type="search"
          name="q"
          defaultValue={filter.search}
          maxLength={longestSearch}
          placeholder={text(trailWords.searchHint)}
          autoComplete="off"
        />
      </label>
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
      <label className={styles.choice}>
        {text(trailWords.day)}
        <input className={styles.select} type="date" name="day" defaultValue={filter.day ?? ''} />
      </label>
      <Button>{text(trailWords.show)}</Button>
    </Form>
  )
}
