import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { apiContext, staffApiContext } from '#app/api.server.ts'
import { dishEditPath, staffPath } from '#app/staff/addresses.ts'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { formOf } from '#app/staff/shell/posted-form.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { NothingHere } from '#app/staff/shell/ui/nothing-here.tsx'
import { PageHead } from '#app/staff/shell/ui/page-head.tsx'
import { type NewItemInput, NewOneForm, newItemInput } from '#app/staff/shop/menus/new-one.tsx'
import { useText } from '#app/ui/lang.tsx'
import { notSaved } from '#content/staff/shell/save-failure.ts'
import { manyPictures } from '#content/staff/shop/many-pictures.ts'
import { dishesPage, dishesSummary } from '#content/staff/shop/menus/dishes.ts'
import { parseCalendarDate, todayInHongKong } from '#domain/calendar.ts'
import { listPage } from '#domain/staff/list-page.ts'
import { may } from '#domain/staff/permissions.ts'
import { dishQuery, inSections, isListed, readDishFilter } from '#domain/staff/shop/menus/dish-filter.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import type { DishesApi } from '#server/page-data/staff/shop/dishes-api.ts'
import styles from './dishes.module.css'
import { DishFilters } from './filters.tsx'
import { Pager } from './pager.tsx'
import { SoldOutNote } from './sold-out-note.tsx'
import { DishTable } from './table.tsx'

export const meta = withShopName(dishesPage.title)

export async function loader(args: LoaderFunctionArgs) {
  const { staff } = signedInTo('mark-sold-out', args)
  const { searchParams } = new URL(args.request.url)
  const filter = readDishFilter((name) => searchParams.get(name))
  const day = await args.context.get(staffApiContext).dishes.list(staff)
  if (!day) throw data(null, 404)
  const { today, dishes } = day
  const sections = inSections(dishes.filter((dish) => isListed(dish, filter)))
  return {
    today,
    filter,
    summary: dishesSummary(
      dishes.length,
      dishes.filter(({ soldOut }) => soldOut).length,
      dishes.filter(({ diet }) => diet).length,
    ),
    soldOut: dishes.filter(({ soldOut }) => soldOut),
    mayEdit: may(staff.role, 'edit-menus'),
    models: may(staff.role, 'edit-menus') ? dishes.map(({ id, name }) => ({ id, name })) : [],
    dishes: listPage(sections, filter.page),
  }
}

interface DishesFormResult {
  readonly dishId: string
  readonly problem: Text
  /** Input of a dish that could not be added. */
  readonly newItem?: NewItemInput
}

export async function action(args: ActionFunctionArgs) {
  const { staff } = signedInTo('mark-sold-out', args)
  const form = await formOf(args.request)
  const field = (name: string) => String(form.get(name) ?? '').slice(0, 100)
  const [dishId, verb] = [field('dish'), field('verb')]
  const refuse = (problem: Text) => data<DishesFormResult>({ dishId, problem }, 422)
  if (verb === 'add') return addedFrom(staff, form, args.context.get(staffApiContext).dishes)
  if (verb !== 'sell-out' && verb !== 'offer-again') throw data(null, 400)
  const { now } = args.context.get(apiContext)
  const request = field('until')
  const until = request === '' ? todayInHongKong(now()) : parseCalendarDate(request)
  if (verb === 'sell-out' && !until) return refuse(dishesPage.dateInvalid)
  const { dishes } = args.context.get(staffApiContext)
  const result = await dishes.sellOut(staff, dishId, verb === 'sell-out' ? until : null)
  if (result.ok) return null
  switch (result.reason) {
    case 'date-invalid':
      return refuse(dishesPage.dateInvalid)
    case 'dish-unknown':
      return refuse(dishesPage.dishUnknown)
    case 'temporarily-unavailable':
      return data<DishesFormResult>({ dishId, problem: notSaved }, 503)
    case 'not-allowed':
      throw data(null, 404)
  }
}

async function addedFrom(staff: StaffMember, form: FormData, dishes: DishesApi) {
  const newDish = newItemInput(form)
  const result = await dishes.add(staff, newDish)
  if (result.ok) throw redirect(dishEditPath(result.dishId))
  const refuse = (problem: Text, status = 422) =>
    data<DishesFormResult>({ dishId: '', problem, newItem: newDish }, status)
  switch (result.reason) {
    case 'names-missing':
      return refuse(dishesPage.namesMissing)
    case 'dish-unknown':
      return refuse(dishesPage.dishUnknown)
    case 'temporarily-unavailable':
      return refuse(notSaved, 503)
    case 'not-allowed':
      throw data(null, 404)
  }
}

/** Revalidate after errors too: a refusal means that the list changed. */
export const shouldRevalidate = () => true

export default function Dishes() {
  const { today, filter, summary, soldOut, dishes, mayEdit, models } = useLoaderData<typeof loader>()
  const formResult = useAnswer<typeof action>()
  const text = useText()
  return (
    <>
      <PageHead title={text(dishesPage.title)} summary={text(summary)}>
        {mayEdit && <ButtonLink to={staffPath('manyPictures')}>{text(manyPictures.link)}</ButtonLink>}
      </PageHead>
      {formResult && <Note kind="error">{text(formResult.problem)}</Note>}
      {soldOut.map((dish) => (
        <SoldOutNote key={dish.id} dish={dish} today={today} />
      ))}
      {mayEdit && (
        <NewOneForm
          models={models}
          title={dishesPage.add}
          note={dishesPage.addNote}
          input={formResult?.newItem ?? null}
        />
      )}
      <DishFilters filter={filter} soldOut={soldOut.length} />
      {dishes.rows.length === 0 ? (
        <NothingHere action={<ButtonLink to={staffPath('dishes')}>{text(dishesPage.showAll)}</ButtonLink>}>
          {text(dishesPage.none)}
        </NothingHere>
      ) : (
        <DishTable dishes={dishes.rows} today={today} mayEdit={mayEdit} />
      )}
      <Pager page={dishes.page} pages={dishes.pages} queryOf={(page) => dishQuery(filter, page)} />
      <p className={styles.key}>{text(dishesPage.key)}</p>
    </>
  )
}
