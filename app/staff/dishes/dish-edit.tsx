/** One dish: its names in both languages, its course, diet and allergens. Every set that has it shows the change. */
import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { setEditPath, staffPath } from '#app/staff/addresses.ts'
import menus from '#app/staff/menus/menus.module.css'
import { sentValues } from '#app/staff/menus/posted-set.ts'
import { titled } from '#app/staff/page-title.ts'
import { formOf } from '#app/staff/posted-form.ts'
import { signedInTo } from '#app/staff/signed-in.server.ts'
import { Note } from '#app/staff/ui/note.tsx'
import { PageHead } from '#app/staff/ui/page-head.tsx'
import { Panel, PanelBody } from '#app/staff/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dishEdit, dishesPage, setsWithDish } from '#content/staff/dishes.ts'
import { notSaved } from '#content/staff/not-saved.ts'
import { typedDishValues } from '#domain/staff/dish-values.ts'
import { DishForm, nothingTold, type Told } from './dish-form.tsx'

export const meta = titled(dishesPage.title)

const dishIdOf = (params: LoaderFunctionArgs['params']) => params.dish ?? ''

export async function loader(args: LoaderFunctionArgs) {
  const { staff } = signedInTo('edit-menus', args)
  const view = await args.context.get(staffApiContext).dishes.dish(staff, dishIdOf(args.params))
  if (!view) throw data(null, 404)
  return view
}

export async function action(args: ActionFunctionArgs) {
  const { staff } = signedInTo('edit-menus', args)
  const form = await formOf(args.request)
  const typed = typedDishValues((name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : null
  })
  const sent = sentValues(String(form.get('opened') ?? ''))
  if (!sent) throw data(null, 400)
  const opened = typedDishValues((name) => sent.get(name) ?? null)
  const { dishes } = args.context.get(staffApiContext)
  const saved = await dishes.save(staff, { dishId: dishIdOf(args.params), opened, typed })
  const refused = (told: Partial<Told>, status: number) =>
    data<Told>({ ...nothingTold, typed, opened, ...told }, status)
  if (saved === 'saved') return { ...nothingTold, done: true }
  if (saved === 'temporarily-unavailable') return refused({ problem: notSaved }, 503)
  if (typeof saved === 'string') throw data(null, 404)
  if ('problems' in saved) return refused({ problem: dishEdit.problems, problems: saved.problems }, 422)
  // The stored value is shown below each clashing field. Saving again overwrites these fields alone.
  const { clashes, merged, stored } = saved
  return refused({ problem: dishEdit.clash, clashes, typed: merged, opened: stored }, 409)
}

/** After a refusal too: what somebody else saved is what has changed. */
export const shouldRevalidate = () => true

export default function DishEdit() {
  const view = useLoaderData<typeof loader>()
  const told = useActionData<typeof action>() ?? nothingTold
  const text = useText()
  return (
    <>
      <p>
        <Link to={staffPath('dishes')}>← {text(dishesPage.title)}</Link>
      </p>
      <PageHead title={text(view.name)} summary={text(setsWithDish(view.sets.length))}>
        {null}
      </PageHead>
      {told.done && <Note kind="done">{text(dishEdit.saved)}</Note>}
      {told.problem && <Note kind="error">{text(told.problem)}</Note>}
      <div className={menus.two}>
        <DishForm view={view} told={told} key={JSON.stringify([view.values, told.typed])} />
        {view.sets.length > 0 && (
          <Panel title={text(dishesPage.sets)}>
            <PanelBody>
              <ul className={menus.links}>
                {view.sets.map(({ id, name }) => (
                  <li key={id}>
                    <Link to={setEditPath(id)}>{text(name)}</Link>
                  </li>
                ))}
              </ul>
            </PanelBody>
          </Panel>
        )}
      </div>
    </>
  )
}
