import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { setEditPath, staffPath } from '#app/staff/addresses.ts'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { formOf } from '#app/staff/shell/posted-form.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { HeadCells } from '#app/staff/shell/ui/head-cells.tsx'
import list from '#app/staff/shell/ui/list-table.module.css'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { NothingHere } from '#app/staff/shell/ui/nothing-here.tsx'
import { PageHead } from '#app/staff/shell/ui/page-head.tsx'
import { useText } from '#app/ui/lang.tsx'
import { fieldProblems } from '#content/staff/field-problems.ts'
import { pageNames } from '#content/staff/shell/page-names.ts'
import { notSaved } from '#content/staff/shell/save-failure.ts'
import { manyPictures } from '#content/staff/shop/many-pictures.ts'
import { importPage } from '#content/staff/shop/menus/menu-import.ts'
import { menusPage, menusSummary } from '#content/staff/shop/menus/menus.ts'
import { isSetListed, readSetFilter, type SetList } from '#domain/staff/shop/menus/set-filter.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import type { MenusApi } from '#server/page-data/staff/shop/menus-api.ts'
import { MovedNote, type MovedRow, placeIn } from './drafts/moved-note.tsx'
import { SetFilters } from './filters.tsx'
import { type NewItemInput, NewOneForm, newItemInput } from './new-one.tsx'
import styles from './set-list.module.css'
import { SetRows } from './set-row.tsx'

export const meta = withShopName(menusPage.title)

export async function loader(args: LoaderFunctionArgs) {
  signedInTo('edit-menus', args)
  const { searchParams } = new URL(args.request.url)
  const filter = readSetFilter((name) => searchParams.get(name))
  const all = await args.context.get(staffApiContext).menus.list()
  const sets = all.flatMap((category) => category.sets)
  const count = (list: SetList) =>
    sets.filter((set) => isSetListed(set, { list, category: '', search: '' })).length
  return {
    filter,
    counts: {
      all: count('all'),
      'on-sale': count('on-sale'),
      'off-sale': count('off-sale'),
      draft: count('draft'),
    },
    names: all.map(({ id, name }) => ({ id, name })),
    models: sets.map(({ id, name }) => ({ id, name })),
    categories: all
      .map(({ id, name, sets: categorySets }) => ({
        id,
        name,
        isWhole: categorySets.every((set) => isSetListed(set, filter)),
        // Dish names are only needed for the search.
        sets: categorySets.filter((set) => isSetListed(set, filter)).map(({ dishes: _, ...set }) => set),
      }))
      .filter(({ sets: categorySets }) => categorySets.length > 0),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { staff } = signedInTo('edit-menus', args)
  const form = await formOf(args.request)
  const { menus } = args.context.get(staffApiContext)
  if (form.get('verb') === 'add') return addedFrom(staff, form, menus)
  const setId = Number(String(form.get('set')).slice(0, 10))
  if (!Number.isSafeInteger(setId)) throw data(null, 400)
  const actions = {
    up: () => menus.move(staff, setId, { by: -1 }),
    down: () => menus.move(staff, setId, { by: 1 }),
    place: () => menus.move(staff, setId, { placeOf: Number(String(form.get('at')).slice(0, 10)) || 0 }),
    on: () => menus.putOnSale(staff, setId, true),
    off: () => menus.putOnSale(staff, setId, false),
  }
  const verb = form.get('verb')
  const request = (['up', 'down', 'place', 'on', 'off'] as const).find((action) => action === verb)
  if (!request) throw data(null, 400)
  const result = await actions[request]()
  if (result.ok)
    return request === 'up' || request === 'down'
      ? { ...noResult, movedRow: { row: String(setId), verb: request } }
      : null
  if (result.reason === 'no-groups')
    return data<MenusFormResult>({ ...noResult, problem: fieldProblems['groups-missing'] }, 422)
  if (result.reason === 'english-missing')
    return data<MenusFormResult>({ ...noResult, problem: fieldProblems['english-missing'] }, 422)
  if (result.reason === 'dish-off-sale')
    return data<MenusFormResult>({ ...noResult, problem: menusPage.dishOffSale }, 422)
  if (result.reason === 'temporarily-unavailable')
    return data<MenusFormResult>({ ...noResult, problem: notSaved }, 503)
  throw data(null, 404)
}

interface MenusFormResult {
  readonly problem: Text | null
  /** Input of a set that could not be added. */
  readonly newItem: NewItemInput | null
  readonly movedRow: MovedRow | null
}

const noResult: MenusFormResult = { problem: null, newItem: null, movedRow: null }

async function addedFrom(staff: StaffMember, form: FormData, menus: MenusApi) {
  const newSet = newItemInput(form)
  const result = await menus.add(staff, { ...newSet, like: Number(newSet.like.slice(0, 10)) || 0 })
  if (result.ok) throw redirect(setEditPath(result.setId))
  const refuse = (problem: Text, status = 422) =>
    data<MenusFormResult>({ ...noResult, problem, newItem: newSet }, status)
  switch (result.reason) {
    case 'names-missing':
      return refuse(menusPage.namesMissing)
    case 'name-taken':
      return refuse(fieldProblems['name-taken'])
    case 'set-unknown':
      return refuse(menusPage.gone)
    case 'temporarily-unavailable':
      return refuse(notSaved, 503)
    case 'not-allowed':
      throw data(null, 404)
  }
}

export default function Menus() {
  const { categories, filter, counts, names, models } = useLoaderData<typeof loader>()
  const formResult = useAnswer<typeof action>()
  const text = useText()
  const setsOfMovedRow = categories.find(({ sets }) =>
    sets.some(({ id }) => String(id) === formResult?.movedRow?.row),
  )?.sets
  const movedSet = setsOfMovedRow?.find(({ id }) => String(id) === formResult?.movedRow?.row)
  const movedRowNow = placeIn(
    setsOfMovedRow?.map(({ id }) => String(id)) ?? [],
    formResult?.movedRow?.row,
    movedSet?.name,
  )
  const summary = menusSummary(counts.all, counts['on-sale'], counts.draft)
  return (
    <>
      <PageHead title={text(menusPage.title)} summary={text(summary)}>
        <ButtonLink to={staffPath('menuFile')}>{text(importPage.link)}</ButtonLink>
        <ButtonLink to={staffPath('manyPictures')}>{text(manyPictures.link)}</ButtonLink>
        <ButtonLink to={staffPath('categoriesAndGifts')}>{text(pageNames.categoriesAndGifts)}</ButtonLink>
      </PageHead>
      <MovedNote movedRow={formResult?.movedRow ?? null} now={movedRowNow} />
      {formResult?.problem && <Note kind="error">{text(formResult.problem)}</Note>}
      <NewOneForm
        title={menusPage.add}
        note={menusPage.addNote}
        models={models}
        input={formResult?.newItem ?? null}
      />
      <SetFilters filter={filter} counts={counts} categories={names} />
      {categories.some(({ isWhole }) => !isWhole) && <p>{text(menusPage.orderHidden)}</p>}
      {categories.length === 0 && (
        <NothingHere
          action={
            counts.all === 0 ? (
              <ButtonLink to={staffPath('menuFile')}>{text(importPage.link)}</ButtonLink>
            ) : (
              <ButtonLink to={staffPath('menus')}>{text(menusPage.showAll)}</ButtonLink>
            )
          }
        >
          {text(counts.all === 0 ? menusPage.noSetYet : menusPage.noSet)}
        </NothingHere>
      )}
      <div className={list.wrap} hidden={categories.length === 0}>
        <table className={`${list.table} ${styles.table}`}>
          <caption className="vh">{text(menusPage.title)}</caption>
          <thead>
            <tr>
              <HeadCells
                heads={[
                  menusPage.order,
                  { name: menusPage.thumb, className: styles.thumb },
                  menusPage.name,
                  menusPage.guests,
                  { name: menusPage.price, className: list.number },
                  { name: menusPage.wording, className: styles.wording },
                  { name: menusPage.groups, className: list.number },
                  menusPage.onSale,
                ]}
              />
            </tr>
          </thead>
          {categories.map((category) => (
            <SetRows key={category.id} {...category} />
          ))}
        </table>
      </div>
    </>
  )
}
