import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { accountsContext, apiContext } from '#app/api.server.ts'
import { staffDayPath } from '#app/paths.ts'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { formOf } from '#app/staff/shell/posted-form.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Field } from '#app/staff/shell/ui/field.tsx'
import { GivenOut } from '#app/staff/shell/ui/given-out.tsx'
import { GuardedForm } from '#app/staff/shell/ui/guarded-form.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { NothingHere } from '#app/staff/shell/ui/nothing-here.tsx'
import { PageHead } from '#app/staff/shell/ui/page-head.tsx'
import { Panel, PanelBody, PanelRow } from '#app/staff/shell/ui/panel.tsx'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { driversPage, linkOf, openedAt } from '#content/staff/day/drivers.ts'
import { timeInHongKong } from '#domain/calendar.ts'
import { maxLetters } from '#domain/input-limits.ts'
import type { Text } from '#domain/text.ts'
import type { Driver } from '#server/accounts/people/drivers.ts'
import styles from './drivers.module.css'
import { Phones } from './phones.tsx'

export const meta = withShopName(driversPage.title)

export async function loader(args: LoaderFunctionArgs) {
  signedInTo('plan-runs', args)
  return { drivers: await args.context.get(accountsContext).drivers.drivers() }
}

interface DriversFormResult {
  readonly link: { readonly driverId: string; readonly address: string } | null
  readonly problem: Text | null
  /** A new driver has no id. */
  readonly input: { readonly driverId: string; readonly name: string; readonly phone: string } | null
}

export async function action(args: ActionFunctionArgs) {
  signedInTo('plan-runs', args)
  const form = await formOf(args.request)
  const field = (name: string) => String(form.get(name) ?? '').slice(0, 4 * maxLetters.name)
  const { drivers } = args.context.get(accountsContext)
  const { siteUrl } = args.context.get(apiContext).config
  const formResult = (changes: Partial<DriversFormResult>) => ({
    link: null,
    problem: null,
    input: null,
    ...changes,
  })
  const driverId = field('driver')
  const input = { driverId, name: field('name'), phone: field('phone') }
  switch (field('verb')) {
    case 'add': {
      const result = await drivers.add(input.name, input.phone)
      return result.ok ? formResult({}) : refuse(result.refusal, formResult({ input }))
    }
    case 'change-phone': {
      const result = await drivers.changePhone(driverId, input.phone)
      return result.ok ? formResult({}) : refuse(result.refusal, formResult({ input }))
    }
    case 'give': {
      const value = await drivers.giveLink(driverId)
      if (!value.ok) return refuse(value.refusal, formResult({}))
      const address = new URL(staffDayPath(value.value.secret), siteUrl).href
      return formResult({ link: { driverId, address } })
    }
    case 'revoke': {
      const revocation = await drivers.revokeLink(driverId)
      return revocation.ok ? formResult({}) : refuse(revocation.refusal, formResult({}))
    }
    default:
      throw data(null, 400)
  }
}

const problems = {
  'not-found': driversPage.notFound,
  'no-name': driversPage.noName,
  'bad-phone': driversPage.badPhone,
} as const

function refuse(refusal: keyof typeof problems | 'not-allowed', formResult: DriversFormResult) {
  if (refusal === 'not-allowed') throw data(null, 404)
  return data<DriversFormResult>(
    { ...formResult, problem: problems[refusal] },
    refusal === 'not-found' ? 404 : 400,
  )
}

/** Revalidate after errors too: the refusal means that the stored data changed. */
export const shouldRevalidate = () => true

export default function Drivers() {
  const { drivers } = useLoaderData<typeof loader>()
  const formResult = useAnswer<typeof action>()
  const text = useText()
  const inputForNew = formResult?.input?.driverId === '' ? formResult.input : null
  const driver = drivers.find(({ id }) => id === formResult?.link?.driverId)
  return (
    <>
      <PageHead title={text(driversPage.title)} summary={text(driversPage.summary)} />
      {formResult?.problem && <Note kind="error">{text(formResult.problem)}</Note>}
      {formResult?.link && driver && (
        <GivenOut
          key={formResult.link.address}
          label={text(linkOf(driver.name))}
          hint={text(driversPage.copyHint)}
          secret={formResult.link.address}
        />
      )}
      <Panel title={text(driversPage.today)}>
        {drivers.length === 0 && <NothingHere isSmall>{text(driversPage.none)}</NothingHere>}
        <ul>
          {drivers.map((driver) => (
            <DriverRow key={driver.id} driver={driver} />
          ))}
        </ul>
      </Panel>
      {drivers.length > 0 && <Phones drivers={drivers} input={formResult?.input ?? null} />}
      <Panel title={text(driversPage.add)}>
        <PanelBody>
          <GuardedForm isChanged={false} className={styles.add} key={drivers.length}>
            <Field
              label={text(driversPage.name)}
              name="name"
              maxLength={maxLetters.name}
              autoComplete="off"
              defaultValue={inputForNew?.name}
              required
            />
            <Field
              label={text(driversPage.phone)}
              hint={text(driversPage.phoneHint)}
              name="phone"
              type="tel"
              maxLength={maxLetters.phone}
              autoComplete="off"
              defaultValue={inputForNew?.phone}
            />
            <Button name="verb" value="add">
              {text(driversPage.add)}
            </Button>
          </GuardedForm>
        </PanelBody>
      </Panel>
    </>
  )
}

function DriverRow({ driver: { id, name, link } }: { readonly driver: Driver }) {
  const text = useText()
  return (
    <PanelRow
      actions={
        <Form method="post">
          <input type="hidden" name="driver" value={id} />
          <Button
            name="verb"
            value="give"
            aria-label={`${text(link ? driversPage.giveAgain : driversPage.give)}: ${name}`}
          >
            {text(link ? driversPage.giveAgain : driversPage.give)}
          </Button>{' '}
          {link && (
            <Button
              kind="stop"
              name="verb"
              value="revoke"
              aria-label={`${text(driversPage.takeBack)}: ${name}`}
            >
              {text(driversPage.takeBack)}
            </Button>
          )}
        </Form>
      }
    >
      <b>{name}</b> <LinkState link={link} />
    </PanelRow>
  )
}

function LinkState({ link }: Pick<Driver, 'link'>) {
  const text = useText()
  if (!link) return <small>{text(driversPage.noLink)}</small>
  if (!link.openedAt) return <Tag kind="warn">{text(driversPage.notOpened)}</Tag>
  return <Tag kind="done">{text(openedAt(timeInHongKong(link.openedAt)))}</Tag>
}
