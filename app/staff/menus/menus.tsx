/** The sets of the menu in the order of the site: price, on or off sale, and what waits as a draft. */
import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { setEditPath } from '#app/staff/addresses.ts'
import { titled } from '#app/staff/page-title.ts'
import { formOf } from '#app/staff/posted-form.ts'
import { signedInTo } from '#app/staff/signed-in.server.ts'
import { Button } from '#app/staff/ui/button.tsx'
import { Note } from '#app/staff/ui/note.tsx'
import { PageHead } from '#app/staff/ui/page-head.tsx'
import { Switch } from '#app/staff/ui/switch.tsx'
import { Tag } from '#app/staff/ui/tag.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { menusPage, menusSummary, setCount, setProblems } from '#content/staff/menus.ts'
import { notSaved } from '#content/staff/not-saved.ts'
import { formatMoney } from '#domain/money.ts'
import type { Text } from '#domain/text.ts'
import type { ListedSet, MenusApi } from '#server/site/menus-api.ts'
import type { Session } from '#server/site/session.ts'
import styles from './menus.module.css'
import { NewOneForm, type NewOneTyped, typedNewOne } from './new-one.tsx'

export const meta = titled(menusPage.title)

export async function loader(args: LoaderFunctionArgs) {
  signedInTo('edit-menus', args)
  return { categories: await args.context.get(staffApiContext).menus.list() }
}

export async function action(args: ActionFunctionArgs) {
  const { staff } = signedInTo('edit-menus', args)
  const form = await formOf(args.request)
  const { menus } = args.context.get(staffApiContext)
  if (form.get('verb') === 'add') return addedFrom(staff, form, menus)
  const setId = Number(String(form.get('set')).slice(0, 10))
  if (!Number.isSafeInteger(setId)) throw data(null, 400)
  const deeds = {
    up: () => menus.move(staff, setId, -1),
    down: () => menus.move(staff, setId, 1),
    on: () => menus.putOnSale(staff, setId, true),
    off: () => menus.putOnSale(staff, setId, false),
  }
  const verb = form.get('verb')
  if (verb !== 'up' && verb !== 'down' && verb !== 'on' && verb !== 'off') throw data(null, 400)
  const done = await deeds[verb]()
  if (done.ok) return null
  if (done.reason === 'temporarily-unavailable') return data<Told>({ problem: notSaved, added: null }, 503)
  throw data(null, 404)
}

interface Told {
  readonly problem: Text
  /** What was typed of a new set that could not be added. */
  readonly added: NewOneTyped | null
}

async function addedFrom(staff: Session['staff'], form: FormData, menus: MenusApi) {
  const added = typedNewOne(form)
  const result = await menus.add(staff, { ...added, like: Number(added.like.slice(0, 10)) || 0 })
  if (typeof result === 'object') throw redirect(setEditPath(result.setId))
  const refused = (problem: Text, status = 422) => data<Told>({ problem, added }, status)
  switch (result) {
    case 'names-missing':
      return refused(menusPage.namesMissing)
    case 'name-taken':
      return refused(setProblems['name-taken'])
    case 'set-unknown':
      return refused(menusPage.gone)
    case 'temporarily-unavailable':
      return refused(notSaved, 503)
    case 'not-allowed':
      throw data(null, 404)
  }
}

export default function Menus() {
  const { categories } = useLoaderData<typeof loader>()
  const told = useActionData<typeof action>()
  const text = useText()
  const all = categories.flatMap(({ sets }) => sets)
  const count = (is: (set: ListedSet) => boolean) => all.filter(is).length
  const summary = menusSummary(
    all.length,
    count(({ isOnSale }) => isOnSale),
    count(({ hasDraft }) => hasDraft),
  )
  return (
    <>
      <PageHead title={text(menusPage.title)} summary={text(summary)}>
        {null}
      </PageHead>
      {told?.problem && <Note kind="error">{text(told.problem)}</Note>}
      <NewOneForm
        {...{ title: menusPage.add, note: menusPage.addNote, models: all }}
        typed={told?.added ?? null}
      />
      <div className={styles.wrap}>
        <table className={styles.table}>
          <caption className="vh">{text(menusPage.title)}</caption>
          <thead>
            <tr>
              <th scope="col">{text(menusPage.order)}</th>
              <th scope="col">{text(menusPage.name)}</th>
              <th scope="col">{text(menusPage.guests)}</th>
              <th scope="col" className={styles.number}>
                {text(menusPage.price)}
              </th>
              <th scope="col" className={styles.number}>
                {text(menusPage.groups)}
              </th>
              <th scope="col">{text(menusPage.onSale)}</th>
            </tr>
          </thead>
          {categories.map(({ id, name, sets }) => (
            <tbody key={id}>
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={6}>
                  {text(name)} <small>{text(setCount(sets.length))}</small>
                </th>
              </tr>
              {sets.map((set) => (
                <SetRow key={set.id} set={set} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </>
  )
}

function SetRow({ set }: { readonly set: ListedSet }) {
  const text = useText()
  const other = useLang() === 'zh' ? 'en' : 'zh'
  const { id, name, serves, isOnSale } = set
  return (
    <tr>
      <td className={styles.order}>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="set" value={id} />
          {(['up', 'down'] as const).map((verb) => (
            <Button
              key={verb}
              name="verb"
              value={verb}
              aria-label={`${text(menusPage[verb])}: ${text(name)}`}
            >
              {verb === 'up' ? '↑' : '↓'}
            </Button>
          ))}
        </Form>
      </td>
      <th scope="row">
        <Link to={setEditPath(id)}>{text(name)}</Link>
        <small lang={other === 'zh' ? 'zh-HK' : 'en'}>{name[other]}</small>
      </th>
      <td>{serves.min === serves.max ? serves.max : `${serves.min}–${serves.max}`}</td>
      <td className={styles.number}>{formatMoney(set.price)}</td>
      <td className={styles.number}>{set.groups}</td>
      <td>
        <Form method="post" preventScrollReset className={styles.sale}>
          <input type="hidden" name="set" value={id} />
          <Switch
            isOn={isOnSale}
            name="verb"
            value={isOnSale ? 'off' : 'on'}
            aria-label={`${text(menusPage.onSale)}: ${text(name)}`}
          >
            {text(isOnSale ? menusPage.on : menusPage.off)}
          </Switch>
          {set.isOutOfSeason && <Tag>{text(menusPage.outOfSeason)}</Tag>}
          {set.hasDraft && <Tag kind="info">{text(menusPage.draft)}</Tag>}
        </Form>
      </td>
    </tr>
  )
}
