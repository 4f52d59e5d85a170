import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { accountsContext, apiContext, staffApiContext } from '#app/api.server.ts'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { formOf } from '#app/staff/shell/posted-form.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { GivenOut } from '#app/staff/shell/ui/given-out.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { PageHead } from '#app/staff/shell/ui/page-head.tsx'
import { Panel } from '#app/staff/shell/ui/panel.tsx'
import { SessionsList } from '#app/staff/shell/ui/sessions-list.tsx'
import { useText } from '#app/ui/lang.tsx'
import { peoplePage, peopleSummary } from '#content/staff/office/people.ts'
import { parseCalendarDate } from '#domain/calendar.ts'
import { auditKinds } from '#domain/staff/audit-kind.ts'
import { readAuditPosition } from '#domain/staff/audit-position.ts'
import { readSearch } from '#domain/staff/office/name-search.ts'
import { wordedEntry } from './audit-entry.ts'
import { AuditLog } from './audit-log.tsx'
import { DevicesPanel } from './devices-panel.tsx'
import { AddForm, InviteForm, WaitingInvites } from './invites.tsx'
import styles from './people.module.css'
import { act, type PeopleFormResult } from './people-action.ts'
import { PeopleTable } from './people-table.tsx'
import { RolesTable } from './roles-table.tsx'

export const meta = withShopName(peoplePage.title)

export async function loader(args: LoaderFunctionArgs) {
  signedInTo('manage-people', args)
  const { people, devices } = args.context.get(accountsContext)
  const { searchParams } = new URL(args.request.url)
  const filter = {
    person: searchParams.get('person') || null,
    kind: auditKinds.find((kind) => kind === searchParams.get('kind')) ?? null,
    day: parseCalendarDate(searchParams.get('day') ?? ''),
    search: readSearch(searchParams.get('q')),
    before: readAuditPosition(searchParams.get('before') ?? ''),
  }
  const [persons, sessions, invites, tablets, waiting, auditPage] = await Promise.all([
    people.people(),
    people.sessions(),
    people.invites(),
    devices.devices(),
    devices.waiting(),
    people.events(filter),
  ])
  const api = args.context.get(apiContext)
  const [{ zones, remotePlaces, pickupPlaces, promotions, officeRefundLimit }, { sets, dishes }, categories] =
    await Promise.all([
      api.settings(),
      api.catalogue(),
      // Includes sets that are off sale.
      args.context.get(staffApiContext).menus.list(),
    ])
  const rows = [...zones, ...remotePlaces, ...pickupPlaces, ...promotions]
  const names = { rows, zones, sets, categories, dishes: [...dishes.values()] }
  const entries = auditPage.entries.map((entry) => wordedEntry(entry, names))
  return {
    persons,
    sessions,
    invites,
    tablets,
    waiting,
    entries,
    filter,
    older: auditPage.older,
    limit: { officeRefundLimit },
  }
}

export async function action(args: ActionFunctionArgs) {
  signedInTo('manage-people', args)
  const form = await formOf(args.request)
  return act(args.context.get(accountsContext), form, args.context.get(apiContext).config.siteUrl)
}

/** Revalidate after errors too: the refusal means that the stored data changed. */
export const shouldRevalidate = () => true

export default function People() {
  const { persons, sessions, invites, tablets, waiting, entries, older, filter, limit } =
    useLoaderData<typeof loader>()
  const formResult: PeopleFormResult | undefined = useAnswer<typeof action>()
  const text = useText()
  const here = new Set(sessions.map(({ staffId }) => staffId))
  const readMoveFields = (verb: string) => (formResult?.input?.verb === verb ? formResult.input : null)
  return (
    <>
      <PageHead title={text(peoplePage.title)} summary={text(peopleSummary(persons.length, here.size))} />
      {formResult?.problem && <Note kind="error">{text(formResult.problem)}</Note>}
      {formResult?.credential && (
        <GivenOut
          key={formResult.credential.secret}
          label={text(formResult.credential.label)}
          hint={text(formResult.credential.hint)}
          secret={formResult.credential.secret}
        />
      )}
      <PeopleTable people={persons} sessions={sessions} />
      <div className={styles.two}>
        <InviteForm key={`invite ${invites.length}`} person={readMoveFields('invite')} />
        <AddForm key={`add ${persons.length}`} person={readMoveFields('add')} />
      </div>
      {invites.length > 0 && <WaitingInvites invites={invites} />}
      <div className={styles.wide}>
        <RolesTable limit={limit} />
        <div className={styles.stack}>
          <Panel title={text(peoplePage.sessions)}>
            <SessionsList sessions={sessions} />
          </Panel>
          <DevicesPanel devices={tablets} waiting={waiting} input={readMoveFields('pair')} />
        </div>
      </div>
      <AuditLog entries={entries} older={older} filter={filter} people={persons} />
    </>
  )
}
