import { useState } from 'react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { apiContext, staffApiContext } from '#app/api.server.ts'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { fieldsOf, formOf } from '#app/staff/shell/posted-form.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { LeaveGuard } from '#app/staff/shell/ui/leave-guard.tsx'
import { PageHead } from '#app/staff/shell/ui/page-head.tsx'
import { useText } from '#app/ui/lang.tsx'
import { lettersQueued } from '#content/staff/orders/failed-letters.ts'
import { historyWords } from '#content/staff/orders/history.ts'
import { notSaved } from '#content/staff/shell/save-failure.ts'
import { settingsPage, settingsSectionNames } from '#content/staff/shop/settings/settings.ts'
import { sectionIds } from '#domain/staff/shop/settings/field-limits.ts'
import { readTypedSettings, sectionOf } from '#domain/staff/shop/settings/settings-submission.ts'
import { resendVerb } from './failed-letters.tsx'
import { History } from './history.tsx'
import { sampledOccasion, trySampleLetter } from './sample-letter.ts'
import { SectionForm } from './section-form.tsx'
import { SectionNote } from './section-note.tsx'
import { isUnsaved, openedSections, sectionsAfter, typingIn } from './section-states.ts'
import styles from './settings.module.css'
import { isStored, openedValues, resultOf, type SettingsFormResult } from './settings-result.ts'

export const meta = withShopName(settingsPage.title)

export async function loader(args: LoaderFunctionArgs) {
  signedInTo('change-settings', args)
  return args.context.get(staffApiContext).settings.view()
}

export async function action(args: ActionFunctionArgs) {
  const { staff } = signedInTo('change-settings', args)
  const form = await formOf(args.request)
  const { settings } = args.context.get(staffApiContext)
  const field = (name: string) => String(form.get(name) ?? '')
  if (field('verb') === resendVerb) {
    const result = await settings.resendLetters(staff)
    if (result === 'temporarily-unavailable')
      return data<SettingsFormResult>({ section: null, problem: notSaved }, 503)
    return data<SettingsFormResult>({ section: null, success: lettersQueued(result) })
  }
  if (field('verb') === 'restore') {
    const entry = await settings.before(Number(field('entry').slice(0, 10)))
    if (entry === 'temporarily-unavailable')
      return data<SettingsFormResult>({ section: null, problem: notSaved }, 503)
    if (!entry) return data<SettingsFormResult>({ section: null, problem: historyWords.gone }, 404)
    const submission = { section: entry.section, base: entry.base, input: entry.values, fingerprint: '' }
    const formResult = resultOf(submission, await settings.save(staff, submission))
    return data<SettingsFormResult>(formResult.formResult, formResult.status)
  }
  const section = sectionOf(field('section'))
  const values = section && readTypedSettings(section, fieldsOf(form))
  const base = section && openedValues(field('opened'))
  if (!section || !values || !base) throw data(null, 400)
  const occasion = section === 'mail' ? sampledOccasion(field('verb')) : null
  if (occasion) {
    const { hasEnglish } = await args.context.get(apiContext).shop()
    const formResult = await trySampleLetter(settings, staff, occasion, { values, base, hasEnglish })
    return data<SettingsFormResult>(formResult.formResult, formResult.status)
  }
  const submission = { section, base, input: values, fingerprint: field('seen') }
  const formResult = resultOf(submission, await settings.save(staff, submission))
  return data<SettingsFormResult>(formResult.formResult, formResult.status)
}

export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionResult === undefined ? defaultShouldRevalidate : isStored(actionResult as SettingsFormResult)

export default function Settings() {
  const view = useLoaderData<typeof loader>()
  const formResult = useAnswer<typeof action>()
  const [states, setStates] = useState(() => openedSections(view.values, formResult))
  const after = sectionsAfter(states, view.values, formResult)
  if (after !== states) setStates(after)
  const text = useText()
  return (
    <>
      <PageHead title={text(settingsPage.title)} summary={text(settingsPage.summary)} />
      {formResult?.section === null && <SectionNote formResult={formResult} />}
      <LeaveGuard isOn={Object.values(after).some(isUnsaved)} />
      <div className={styles.page}>
        <nav className={styles.nav} aria-label={text(settingsPage.sections)}>
          {sectionIds.map((id) => (
            <a key={id} href={`#${id}`}>
              {text(settingsSectionNames[id])}
            </a>
          ))}
        </nav>
        <div className={styles.sections}>
          {sectionIds.map((id) => {
            const { storedValues, formResult: result } = after[id]
            return (
              // The key resets the form's fields after each result.
              <SectionForm
                key={JSON.stringify([id, storedValues, result])}
                section={id}
                view={view}
                storedValues={storedValues}
                formResult={result}
                isUnsaved={isUnsaved(after[id])}
                onTyping={() => setStates((now) => typingIn(now, id))}
              />
            )
          })}
          <History view={view} />
        </div>
      </div>
    </>
  )
}
