/** One set of the menu: its draft, what customers see, and its versions. Nothing typed is lost. */
import { useState } from 'react'
import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { draftPath, staffPath } from '#app/staff/addresses.ts'
import { useAnswer } from '#app/staff/live/use-answer.ts'
import { type DraftFormResult, noDraftResult, refusedResult } from '#app/staff/menus/draft-result.ts'
import styles from '#app/staff/menus/menus.module.css'
import { unitName } from '#app/staff/menus/unit-name.ts'
import { titled } from '#app/staff/page-title.ts'
import { pictureVerb, takenPicture } from '#app/staff/pictures/taken-picture.ts'
import { formOf } from '#app/staff/posted-form.ts'
import { signedInTo } from '#app/staff/signed-in.server.ts'
import { ButtonLink } from '#app/staff/ui/button.tsx'
import { StaffIcon } from '#app/staff/ui/icon.tsx'
import { Note } from '#app/staff/ui/note.tsx'
import { PageHead } from '#app/staff/ui/page-head.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { between } from '#content/listed.ts'
import { draftBy, draftWords } from '#content/staff/menus/draft-words.ts'
import { menusPage } from '#content/staff/menus/menus.ts'
import { timeInHongKong, todayInHongKong } from '#domain/calendar.ts'
import { verbOf } from '#domain/staff/menus/arrange-set.ts'
import { farPrices } from '#domain/staff/menus/far-prices.ts'
import { arrangementOf, buttonOf, choicesIn, sentValues, setFieldsOf, withDish } from './posted-set.ts'
import { SetForm } from './set-form.tsx'
import { Versions } from './versions.tsx'

export const meta = titled(menusPage.title)

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
  const { menus, pictures } = args.context.get(staffApiContext)
  const setId = setIdOf(args.params)
  const field = setFieldsOf(form)
  const verb = field('verb') ?? ''
  const isReset = verb === 'discard' || /^restore-\d{1,6}$/.test(verb)
  const arrangement = arrangementOf(verb)
  const isPicture = verb === pictureVerb
  if (verb !== 'save-draft' && verb !== 'publish' && !arrangement && !isPicture && !isReset)
    throw data(null, 400)
  const sent = sentValues(field('opened') ?? '')
  const opened = sent && (await menus.typed(setId, (name) => sent.get(name) ?? null))
  const written = await menus.typed(setId, field)
  if (!sent) throw data(null, 400)
  if (!opened || !written) throw data(null, 404)
  if (isReset) {
    const reset = await menus.reset(staff, setId, verb === 'discard' ? null : Number(verb.slice(8)), opened)
    return reset.ok ? noDraftResult : refusedResult(reset, { typed: null, opened: null })
  }
  const asks = arrangement && (await withDish(arrangement, menus, field))
  if (arrangement && !asks)
    return data<DraftFormResult>(
      { ...noDraftResult, problem: menusPage.dishUnknown, typed: written, opened, pressed: verb },
      422,
    )
  const chosen = Number.parseInt(written.picture ?? '', 10)
  const taken = isPicture ? await takenPicture(form, chosen, 'set', staff, pictures) : null
  if (taken && 'problem' in taken)
    return data<DraftFormResult>(
      { ...noDraftResult, problem: taken.problem, typed: written, opened },
      taken.status,
    )
  const arranged = asks && (await menus.arranged(setId, written, asks))
  const typed = { ...(arranged ?? written), ...(taken && { picture: taken.choice.value }) }
  const asked = { setId, opened, typed, choices: choicesIn(form) }
  const published = verb === 'publish' ? await menus.typed(setId, () => null) : null
  const far = published ? farPrices(published, typed, form.getAll('sure').map(String)) : []
  if (far.length > 0) return data<DraftFormResult>({ ...noDraftResult, farPrices: far, typed, opened }, 409)
  const result = await (verb === 'publish' ? menus.publish(staff, asked) : menus.saveDraft(staff, asked))
  if (result.ok && asks) return { ...noDraftResult, pressed: verbOf(buttonOf(asks)) }
  if (result.ok)
    return { ...noDraftResult, done: verb === 'publish' ? menusPage.published : draftWords.saved }
  return refusedResult(result, { typed, opened })
}

/** After a refusal too: what somebody else saved is what has changed. */
export const shouldRevalidate = () => true

export default function SetEdit() {
  const view = useLoaderData<typeof loader>()
  const formResult = useAnswer<typeof action>() ?? noDraftResult
  const text = useText()
  const lang = useLang()
  const { name, draft, versions, values } = view
  const summary = draft
    ? draftBy(draft.by, dayText(todayInHongKong(draft.at)), timeInHongKong(draft.at))
    : menusPage.kept
  const unseen = formResult.unseen.map((unit) => text(unitName(unit, values)))
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
      {formResult.done && <Note kind="done">{text(formResult.done)}</Note>}
      {formResult.problem && (
        <Note kind="error">
          {text(formResult.problem)} {unseen.length > 0 && <b>{unseen.join(text(between.items))}</b>}
        </Note>
      )}
      <div className={styles.two}>
        {/* Another draft is another form: its fields start with the new values. */}
        <SetForm
          key={JSON.stringify([values, formResult.typed])}
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
          opened={values}
          nameOf={(unit) => unitName(unit, values, view.published)}
        />
      </div>
    </>
  )
}
