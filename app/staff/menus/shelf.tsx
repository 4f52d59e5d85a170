/** Categories and gifts: their names and texts in both languages, and their order on the site. */
import { useEffect, useState } from 'react'
import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { LeaveGuard } from '#app/staff/edit/leave-guard.tsx'
import { useAnswer } from '#app/staff/live/use-answer.ts'
import { titled } from '#app/staff/page-title.ts'
import { formOf } from '#app/staff/posted-form.ts'
import { signedInTo } from '#app/staff/signed-in.server.ts'
import { Field } from '#app/staff/ui/field.tsx'
import { Note } from '#app/staff/ui/note.tsx'
import { PageHead } from '#app/staff/ui/page-head.tsx'
import { Panel } from '#app/staff/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { menusPage } from '#content/staff/menus.ts'
import { notSaved } from '#content/staff/not-saved.ts'
import { shelfFieldName, shelfNames, shelfPage, shelfProblems } from '#content/staff/shelf.ts'
import { shelfKinds, typedShelfValues } from '#domain/staff/shelf-values.ts'
import type { Text } from '#domain/text.ts'
import { MovedNote, placeIn } from './moved-note.tsx'
import { NewOneForm, typedNewOne } from './new-one.tsx'
import { sentValues } from './posted-set.ts'
import { nothingTold, ShelfForm, type Told } from './shelf-form.tsx'

const shelfVerbs = ['up', 'down', 'on', 'off', 'remove', 'save'] as const

export const meta = titled(shelfPage.title)

export async function loader(args: LoaderFunctionArgs) {
  signedInTo('edit-menus', args)
  return args.context.get(staffApiContext).shelf.list()
}

export async function action(args: ActionFunctionArgs) {
  const { staff } = signedInTo('edit-menus', args)
  const form = await formOf(args.request)
  const { shelf } = args.context.get(staffApiContext)
  const field = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : null
  }
  if (field('verb') === 'add') {
    const added = { ...typedNewOne(form), price: (field('price') ?? '').trim().slice(0, 20) }
    const result = await shelf.addGift(staff, { ...added, like: Number(added.like.slice(0, 10)) || 0 })
    const refused = (problem: Text, status = 422) => data<Told>({ ...nothingTold, problem, added }, status)
    if (typeof result === 'object')
      return { ...nothingTold, done: shelfPage.added, switched: `gift ${result.giftId}` }
    if (result === 'names-missing') return refused(menusPage.namesMissing)
    if (result === 'price-invalid') return refused(shelfProblems['price-invalid'])
    if (result === 'item-unknown') return refused(shelfPage.gone)
    if (result === 'temporarily-unavailable') return refused(notSaved, 503)
    throw data(null, 404)
  }
  const kind = shelfKinds.find((each) => each === field('kind'))
  const id = (field('item') ?? '').slice(0, 60)
  const verb = shelfVerbs.find((each) => each === field('verb'))
  if (!kind || !verb) throw data(null, 400)
  const of = `${kind} ${id}`
  if (verb === 'on' || verb === 'off') {
    if (kind !== 'gift') throw data(null, 400)
    const put = await shelf.putGiftOnSale(staff, { id, isOnSale: verb === 'on' })
    if (put === 'saved') return { ...nothingTold, switched: of }
    if (put === 'temporarily-unavailable') return data<Told>({ ...nothingTold, problem: notSaved }, 503)
    throw data(null, 404)
  }
  if (verb === 'remove') {
    if (kind !== 'gift') throw data(null, 400)
    const removed = await shelf.removeGift(staff, id)
    if (removed === 'removed') return { ...nothingTold, done: shelfPage.removed }
    if (removed === 'on-sale') return data<Told>({ ...nothingTold, problem: shelfPage.removeOnSale }, 409)
    if (removed === 'temporarily-unavailable') return data<Told>({ ...nothingTold, problem: notSaved }, 503)
    throw data(null, 404)
  }
  if (verb !== 'save') {
    const moved = await shelf.move(staff, { kind, id, step: verb === 'up' ? -1 : 1 })
    if (moved === 'saved') return data<Told>({ ...nothingTold, moved: { row: of, verb } })
    if (moved === 'temporarily-unavailable') return data<Told>({ ...nothingTold, problem: notSaved }, 503)
    throw data(null, 404)
  }
  const sent = sentValues(field('opened') ?? '')
  if (!sent) throw data(null, 400)
  const opened = typedShelfValues(kind, (name) => sent.get(name) ?? null)
  const typed = typedShelfValues(kind, field)
  const saved = await shelf.save(staff, { kind, id, opened, typed })
  const refused = (told: Partial<Told>, status: number) =>
    data<Told>({ ...nothingTold, of, typed, opened, ...told }, status)
  if (saved === 'saved') return { ...nothingTold, of, done: shelfPage.saved }
  if (saved === 'temporarily-unavailable') return refused({ problem: notSaved }, 503)
  if (typeof saved === 'string') throw data(null, 404)
  if ('problems' in saved) return refused({ problem: shelfPage.problems, problems: saved.problems }, 422)
  const { clashes, merged, stored } = saved
  return refused({ problem: shelfPage.clash, clashes, typed: merged, opened: stored }, 409)
}

/** After a refusal too: what somebody else saved is what has changed. */
export const shouldRevalidate = () => true

export default function Shelf() {
  const shelf = useLoaderData<typeof loader>()
  const told = useAnswer<typeof action>() ?? nothingTold
  const text = useText()
  const navigation = useNavigation()
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (told.of !== null && told.typed === null)
      setChanged((all) => new Set([...all].filter((of) => of !== told.of)))
  }, [told])
  const movedKind = shelfKinds.find((kind) => told.moved?.row.startsWith(`${kind} `))
  const rows = movedKind ? shelf[movedKind].map(({ id, name }) => ({ row: `${movedKind} ${id}`, name })) : []
  const movedNow = placeIn(
    rows.map(({ row }) => row),
    told.moved?.row,
    rows.find(({ row }) => row === told.moved?.row)?.name,
  )
  return (
    <>
      <p>
        <Link to={staffPath('menus')}>← {text(menusPage.back)}</Link>
      </p>
      <PageHead title={text(shelfPage.title)} summary={text(shelfPage.summary)}>
        {null}
      </PageHead>
      <MovedNote moved={told.moved} now={movedNow} />
      {told.done && <Note kind="done">{text(told.done)}</Note>}
      {told.problem && <Note kind="error">{text(told.problem)}</Note>}
      {shelfKinds.map((kind) => (
        <Panel key={kind} title={text(shelfNames[kind])}>
          {shelf[kind].map((item) => {
            const of = `${kind} ${item.id}`
            const own = told.of === of ? told : nothingTold
            return (
              <ShelfForm
                key={JSON.stringify([of, item.values, own.typed])}
                {...{ kind, item, told: own, isOpen: told.switched === of }}
                onChange={() => setChanged((all) => new Set([...all, of]))}
              />
            )
          })}
          {kind === 'gift' && (
            <NewOneForm
              key={shelf.gift.length}
              {...{ title: shelfPage.add, note: shelfPage.addNote, models: shelf.gift }}
              typed={told.added}
            >
              <Field
                {...{ label: text(shelfFieldName('price')), name: 'price', inputMode: 'decimal' }}
                {...{ required: true, autoComplete: 'off', defaultValue: told.added?.price ?? '' }}
              />
            </NewOneForm>
          )}
        </Panel>
      ))}
      <LeaveGuard isOn={changed.size > 0 && navigation.formData === undefined} />
    </>
  )
}
