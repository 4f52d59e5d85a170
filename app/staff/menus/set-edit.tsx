/** One set of the menu: its draft, what customers see, and its versions. Nothing typed is lost. */
import { useState } from 'react'
import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { LeaveGuard } from '#app/staff/edit/leave-guard.tsx'
import { titled } from '#app/staff/page-title.ts'
import { formOf } from '#app/staff/posted-form.ts'
import { signedInTo } from '#app/staff/signed-in.server.ts'
import { Button } from '#app/staff/ui/button.tsx'
import { Note } from '#app/staff/ui/note.tsx'
import { PageHead } from '#app/staff/ui/page-head.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { between } from '#content/listed.ts'
import { draftBy, menusPage, publishVersion } from '#content/staff/menus.ts'
import { timeInHongKong, todayInHongKong } from '#domain/calendar.ts'
import { isRecord } from '#domain/json.ts'
import type { MergedUnit, Side } from '#domain/staff/merge-edits.ts'
import type { SetValues } from '#domain/staff/set-values.ts'
import type { Text } from '#domain/text.ts'
import type { EditableSetView } from '#server/site/menus-api.ts'
import { Clashes } from './clashes.tsx'
import { SetFields } from './fields.tsx'
import styles from './menus.module.css'
import { unitName } from './unit-name.ts'
import { Versions } from './versions.tsx'

export const meta = titled(menusPage.title)

const setIdOf = (params: LoaderFunctionArgs['params']) => Number((params.set ?? '').slice(0, 10))

export async function loader(args: LoaderFunctionArgs) {
  signedInTo('edit-menus', args)
  const view = await args.context.get(staffApiContext).menus.set(setIdOf(args.params))
  if (!view) throw data(null, 404)
  return view
}

interface Told {
  readonly done: Text | null
  readonly problem: Text | null
  /** What was typed and could not be saved, and what it was typed over. */
  readonly typed: SetValues | null
  readonly opened: SetValues | null
  readonly clashes: readonly MergedUnit<string>[]
  /** What somebody else changed meanwhile, so that it was not published. */
  readonly unseen: readonly string[]
}

const nothingTold: Told = { done: null, problem: null, typed: null, opened: null, clashes: [], unseen: [] }

export async function action(args: ActionFunctionArgs) {
  const { staff } = signedInTo('edit-menus', args)
  const form = await formOf(args.request)
  const { menus } = args.context.get(staffApiContext)
  const setId = setIdOf(args.params)
  const field = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : null
  }
  const verb = field('verb') ?? ''
  const isReset = verb === 'discard' || /^restore-\d{1,6}$/.test(verb)
  if (isReset) {
    const reset = await menus.reset(staff, setId, verb === 'discard' ? null : Number(verb.slice(8)))
    return reset.ok ? nothingTold : data<Told>({ ...nothingTold, problem: menusPage.gone }, 404)
  }
  if (verb !== 'save' && verb !== 'publish') throw data(null, 400)
  const typed = await menus.typed(setId, field)
  if (!typed) throw data(null, 404)
  const opened = openedValues(field('opened') ?? '', typed)
  if (!opened) throw data(null, 400)
  const choices: Record<string, Side> = {}
  for (const name of form.keys()) {
    const side = form.get(name)
    if (name.startsWith('choice.') && (side === 'mine' || side === 'theirs')) choices[name.slice(7)] = side
  }
  const asked = { setId, opened, typed, choices }
  const result = await (verb === 'save' ? menus.saveDraft(staff, asked) : menus.publish(staff, asked))
  if (result.ok) return { ...nothingTold, done: verb === 'save' ? menusPage.saved : menusPage.published }
  switch (result.reason) {
    case 'clashes': {
      const clashes = result.merge.units.filter(({ clashes: isClash }) => isClash)
      return data<Told>({ ...nothingTold, problem: menusPage.clash, typed, opened, clashes }, 409)
    }
    case 'unseen':
      return data<Told>({ ...nothingTold, problem: menusPage.unseen, unseen: result.units }, 409)
    case 'problems':
      return data<Told>({ ...nothingTold, problem: menusPage.problems }, 422)
    case 'no-draft':
      return data<Told>({ ...nothingTold, problem: menusPage.nothing }, 422)
    default:
      throw data(null, 404)
  }
}

/** The values with which the form was opened, as it sent them; null: no form of this page sent them. */
function openedValues(sent: string, known: SetValues): SetValues | null {
  let read: unknown
  try {
    read = JSON.parse(sent)
  } catch {
    return null
  }
  if (!isRecord(read)) return null
  const given = Object.entries(read).filter(([name, value]) => name in known && typeof value === 'string')
  return { ...known, ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])) }
}

/** After a refusal too: what somebody else saved is what has changed. */
export const shouldRevalidate = () => true

export default function SetEdit() {
  const view = useLoaderData<typeof loader>()
  const told = useActionData<typeof action>() ?? nothingTold
  const text = useText()
  const { name, draft, versions, values } = view
  const summary = draft
    ? draftBy(draft.by, dayText(todayInHongKong(draft.at)), timeInHongKong(draft.at))
    : menusPage.kept
  const unseen = told.unseen.map((unit) => text(unitName(unit, view.groups)))
  return (
    <>
      <p>
        <Link to={staffPath('menus')}>← {text(menusPage.back)}</Link>
      </p>
      <PageHead title={text(name)} summary={text(summary)}>
        {null}
      </PageHead>
      {told.done && <Note kind="done">{text(told.done)}</Note>}
      {told.problem && (
        <Note kind="error">
          {text(told.problem)} {unseen.length > 0 && <b>{unseen.join(text(between.items))}</b>}
        </Note>
      )}
      {/* Another draft is another form: its fields start with the new values. */}
      <SetForm view={view} told={told} key={JSON.stringify([values, told.typed])} />
      <Versions versions={versions} groups={view.groups} />
    </>
  )
}

function SetForm({ view, told }: { readonly view: EditableSetView; readonly told: Told }) {
  const text = useText()
  const navigation = useNavigation()
  const { draft, versions, values, published, problems } = view
  const [isChanged, setChanged] = useState(told.typed !== null)
  const shown = told.typed ?? values
  const next = (versions[0]?.number ?? 1) + 1
  return (
    <Form method="post" className={styles.form} onInput={() => setChanged(true)}>
      <input type="hidden" name="opened" value={JSON.stringify(told.opened ?? values)} />
      {told.clashes.length > 0 && (
        <Clashes clashes={told.clashes} mine={shown} theirs={values} groups={view.groups} />
      )}
      <SetFields view={view} values={shown} published={published} problems={draft ? problems : {}} />
      <p className={styles.end}>
        <Button name="verb" value="save">
          {text(menusPage.save)}
        </Button>
        <Button kind="go" name="verb" value="publish">
          {text(publishVersion(next))}
        </Button>
        {draft && (
          <Button kind="stop" name="verb" value="discard">
            {text(menusPage.discard)}
          </Button>
        )}
      </p>
      <LeaveGuard isOn={isChanged && navigation.formData === undefined} />
    </Form>
  )
}
