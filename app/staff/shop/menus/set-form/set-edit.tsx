import { useState } from 'react'
import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { draftPath, staffPath } from '#app/staff/addresses.ts'
import { unitName } from '#app/staff/shell/changes/unit-name.ts'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { formOf } from '#app/staff/shell/posted-form.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import { PageHead } from '#app/staff/shell/ui/page-head.tsx'
import { FormNotes } from '#app/staff/shop/menus/drafts/form-parts.tsx'
import { formAnswer, noDraftResult, pictureStep } from '#app/staff/shop/menus/drafts/posted-form.ts'
import styles from '#app/staff/shop/menus/menus.module.css'
import { pictureVerb } from '#app/staff/shop/pictures/taken-picture.ts'
import { useLang, useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { draftBy, draftWords } from '#content/staff/shop/menus/draft-words.ts'
import { menusPage } from '#content/staff/shop/menus/menus.ts'
import { timeInHongKong, todayInHongKong } from '#domain/calendar.ts'
import { verbOf } from '#domain/staff/shop/menus/arrange-set.ts'
import { arrangementOf, buttonOf, withDish } from './posted-set.ts'
import { SetForm } from './set-form.tsx'
import { Versions } from './versions.tsx'

export const meta = withShopName(menusPage.title)

const setIdOf = (params: LoaderFunctionArgs['params']) => Number((params.set ?? '').slice(0, 10))

export async function loader(args: LoaderFunctionArgs) {
  signedInTo('edit-menus', args)
  const view = await args.context.get(staffApiContext).menus.set(setIdOf(args.params))
  if (!view) throw data(null, 404)
  return view
}

export async function action(args: ActionFunctionArgs) {
  const { staff } = signedInTo('edit-menus', args)
  const form = await formOf(args.request)
  const apis = args.context.get(staffApiContext)
  const setId = setIdOf(args.params)
  return formAnswer(apis, staff, {
    form,
    place: { kind: 'set', id: String(setId) },
    async stepOf(verb, input) {
      if (verb === pictureVerb) return pictureStep(apis.pictures, staff, { form, input, shape: 'set' })
      const arrangement = arrangementOf(verb)
      if (!arrangement) return null
      const step = await withDish(arrangement, apis.menus, form)
      if (!step) return { input, problem: menusPage.dishUnknown, pressedButton: verb }
      return { input: await apis.menus.arranged(setId, input, step), pressedButton: verbOf(buttonOf(step)) }
    },
  })
}

/** Revalidate after errors too: a refusal means that stored data changed. */
export const shouldRevalidate = () => true

export default function SetEdit() {
  const view = useLoaderData<typeof loader>()
  const formResult = useAnswer<typeof action>() ?? noDraftResult
  const text = useText()
  const lang = useLang()
  const { name, draft, versions, values } = view
  const summary = draft
    ? draftBy(draft.by, dayText(todayInHongKong(draft.at)), timeInHongKong(draft.at))
    : menusPage.placedOrders
  const [openGroups, setOpenGroups] = useState<ReadonlySet<string>>(new Set())
  return (
    <>
      <p>
        <Link to={staffPath('menus')}>← {text(menusPage.back)}</Link>
      </p>
      <PageHead title={text(name)} summary={text(summary)}>
        <ButtonLink to={draftPath(view.id, lang)} reloadDocument>
          <StaffIcon name="eye" size={16} /> {text(draftWords.preview)}
        </ButtonLink>
      </PageHead>
      <FormNotes formResult={formResult} nameOf={(unit) => unitName(unit, values)} />
      <div className={styles.two}>
        {/* The key resets the fields when the draft changes. */}
        <SetForm
          key={JSON.stringify([values, formResult.input])}
          view={view}
          formResult={formResult}
          openGroups={openGroups}
          onToggle={(groupId, isOpen) =>
            setOpenGroups(
              (open) => new Set([...open].filter((id) => id !== groupId).concat(isOpen ? groupId : [])),
            )
          }
        />
        <Versions
          versions={versions}
          base={values}
          nameOf={(unit) => unitName(unit, values, view.publishedValues)}
        />
      </div>
    </>
  )
}
