/** One dish: its names in both languages, its course, diet and allergens. Every set that has it shows the change. */
import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { useAnswer } from '#app/staff/live/use-answer.ts'
import menus from '#app/staff/menus/menus.module.css'
import { sentValues } from '#app/staff/menus/set-form/posted-set.ts'
import { savedAs, whyDraftStays } from '#app/staff/menus/set-form/saved-as.ts'
import { titled } from '#app/staff/page-title.ts'
import { wordedChanges } from '#app/staff/people/past-entries.ts'
import { pictureVerb, takenPicture } from '#app/staff/pictures/taken-picture.ts'
import { formOf } from '#app/staff/posted-form.ts'
import { signedInTo } from '#app/staff/signed-in.server.ts'
import { Note } from '#app/staff/ui/note.tsx'
import { PageHead } from '#app/staff/ui/page-head.tsx'
import { restoredEntry, withRestored } from '#app/staff/ui/restore-button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dishEdit, dishesPage, dishSale, setsWithDish } from '#content/staff/menus/dishes.ts'
import { draftWords } from '#content/staff/menus/draft-words.ts'
import { notSaved } from '#content/staff/not-saved.ts'
import { historyWords } from '#content/staff/orders/history.ts'
import { typedDishValues } from '#domain/staff/menus/dish-values.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { DishForm, type DishFormResult, noDishResult } from './dish-form.tsx'
import { SalePanel } from './sale-panel.tsx'

export const meta = titled(dishesPage.title)

const dishIdOf = (params: LoaderFunctionArgs['params']) => params.dish ?? ''

export async function loader(args: LoaderFunctionArgs) {
  const { staff } = signedInTo('edit-menus', args)
  const { dishes, history } = args.context.get(staffApiContext)
  const dishId = dishIdOf(args.params)
  const view = await dishes.dish(staff, dishId)
  if (!view) throw data(null, 404)
  const past = await history.of(staff, 'dish', [dishId])
  return { view, history: wordedChanges(past[dishId] ?? []) }
}

export async function action(args: ActionFunctionArgs) {
  const { staff } = signedInTo('edit-menus', args)
  const form = await formOf(args.request)
  const verb = form.get('verb')
  if (verb === 'on-sale' || verb === 'off-sale') return putOnSale(args, staff, verb === 'on-sale')
  let typed = typedDishValues((name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : null
  })
  const sent = sentValues(String(form.get('opened') ?? ''))
  if (!sent) throw data(null, 400)
  const opened = typedDishValues((name) => sent.get(name) ?? null)
  const { dishes, history, pictures } = args.context.get(staffApiContext)
  const dishId = dishIdOf(args.params)
  const how = savedAs(form)
  const refused = (formResult: Partial<DishFormResult>, status: number) =>
    data<DishFormResult>({ ...noDishResult, typed, opened, wasDraft: how.wasDraft, ...formResult }, status)
  if (verb === pictureVerb) {
    const taken = await takenPicture(form, Number(typed.picture), 'dish', staff, pictures)
    if ('problem' in taken) return refused({ problem: taken.problem }, taken.status)
    typed = { ...typed, picture: taken.choice.value }
  }
  const entry = restoredEntry(verb)
  if (entry !== null) {
    const before = await history.before(staff, { kind: 'dish', id: dishId }, entry)
    if (before === 'temporarily-unavailable') return refused({ problem: notSaved }, 503)
    if (!before) return refused({ problem: historyWords.gone }, 404)
    typed = withRestored(typed, before)
  }
  if (verb === 'discard') {
    const dropped = await dishes.dropDraft(staff, { dishId, opened })
    if (dropped === 'dropped') return noDishResult
    if (dropped === 'not-allowed') throw data(null, 404)
    const { problem, status } = whyDraftStays(dropped)
    return data<DishFormResult>({ ...noDishResult, problem }, status)
  }
  const saved = await dishes.save(staff, { dishId, opened, typed, ...how })
  if (saved === 'saved') return { ...noDishResult, done: dishEdit.saved }
  if (saved === 'drafted') return { ...noDishResult, done: draftWords.saved }
  if (saved === 'temporarily-unavailable') return refused({ problem: notSaved }, 503)
  if (typeof saved === 'string') throw data(null, 404)
  if ('problems' in saved) return refused({ problem: dishEdit.problems, problems: saved.problems }, 422)
  // The stored value is shown below each clashing field. Saving again overwrites these fields alone.
  const { clashes, merged, stored, isDraft } = saved
  return refused({ problem: dishEdit.clash, clashes, typed: merged, opened: stored, wasDraft: isDraft }, 409)
}

async function putOnSale({ params, context }: ActionFunctionArgs, staff: StaffMember, isOnSale: boolean) {
  const { dishes } = context.get(staffApiContext)
  switch (await dishes.putOnSale(staff, dishIdOf(params), isOnSale)) {
    case 'saved':
      return { ...noDishResult, done: isOnSale ? dishSale.undone : dishSale.done }
    case 'set-needs-dish':
      return data<DishFormResult>({ ...noDishResult, problem: dishSale.stuck }, 409)
    case 'temporarily-unavailable':
      return data<DishFormResult>({ ...noDishResult, problem: notSaved }, 503)
    case 'not-allowed':
    case 'dish-unknown':
      throw data(null, 404)
  }
}

/** After a refusal too: what somebody else saved is what has changed. */
export const shouldRevalidate = () => true

export default function DishEdit() {
  const { view, history } = useLoaderData<typeof loader>()
  const formResult = useAnswer<typeof action>() ?? noDishResult
  const text = useText()
  return (
    <>
      <p>
        <Link to={staffPath('dishes')}>← {text(dishesPage.title)}</Link>
      </p>
      <PageHead title={text(view.name)} summary={text(setsWithDish(view.sets.length))} />
      {formResult.done && <Note kind="done">{text(formResult.done)}</Note>}
      {formResult.problem && <Note kind="error">{text(formResult.problem)}</Note>}
      <div className={menus.two}>
        <DishForm
          key={JSON.stringify([view.values, formResult.typed])}
          view={view}
          history={history}
          formResult={formResult}
        />
        <SalePanel view={view} />
      </div>
    </>
  )
}
