import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { wordedChanges } from '#app/staff/shell/changes/past-entries.ts'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { formOf } from '#app/staff/shell/posted-form.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { PageHead } from '#app/staff/shell/ui/page-head.tsx'
import { FormNotes } from '#app/staff/shop/menus/drafts/form-parts.tsx'
import {
  type DraftFormResult,
  formAnswer,
  itemStep,
  noDraftResult,
} from '#app/staff/shop/menus/drafts/posted-form.ts'
import menus from '#app/staff/shop/menus/menus.module.css'
import { useText } from '#app/ui/lang.tsx'
import { fieldProblems } from '#content/staff/field-problems.ts'
import { notSaved } from '#content/staff/shell/save-failure.ts'
import { dishFieldName } from '#content/staff/shop/menus/dish-changes.ts'
import { dishesPage, dishSale, setsWithDish } from '#content/staff/shop/menus/dishes.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { DishForm } from './dish-form.tsx'
import { SalePanel } from './sale-panel.tsx'

export const meta = withShopName(dishesPage.title)

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
  const apis = args.context.get(staffApiContext)
  const place = { kind: 'dish', id: dishIdOf(args.params) } as const
  return formAnswer(apis, staff, {
    form,
    place,
    stepOf: (verb, input) => itemStep(apis, staff, place, { form, verb, input }),
  })
}

async function putOnSale({ params, context }: ActionFunctionArgs, staff: StaffMember, isOnSale: boolean) {
  const { dishes } = context.get(staffApiContext)
  const result = await dishes.putOnSale(staff, dishIdOf(params), isOnSale)
  if (result.ok) return { ...noDraftResult, done: isOnSale ? dishSale.undone : dishSale.done }
  switch (result.reason) {
    case 'english-missing':
      return data<DraftFormResult>({ ...noDraftResult, problem: fieldProblems['english-missing'] }, 422)
    case 'set-needs-dish':
      return data<DraftFormResult>({ ...noDraftResult, problem: dishSale.stuck }, 409)
    case 'temporarily-unavailable':
      return data<DraftFormResult>({ ...noDraftResult, problem: notSaved }, 503)
    case 'not-allowed':
    case 'dish-unknown':
      throw data(null, 404)
  }
}

/** Revalidate after errors too: a refusal means that stored data changed. */
export const shouldRevalidate = () => true

export default function DishEdit() {
  const { view, history } = useLoaderData<typeof loader>()
  const formResult = useAnswer<typeof action>() ?? noDraftResult
  const text = useText()
  return (
    <>
      <p>
        <Link to={staffPath('dishes')}>← {text(dishesPage.title)}</Link>
      </p>
      <PageHead title={text(view.name)} summary={text(setsWithDish(view.sets.length))} />
      <FormNotes formResult={formResult} nameOf={dishFieldName} />
      <div className={menus.two}>
        <DishForm
          key={JSON.stringify([view.values, formResult.input])}
          view={view}
          history={history}
          formResult={formResult}
        />
        <SalePanel view={view} />
      </div>
    </>
  )
}
