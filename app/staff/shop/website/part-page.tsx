import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router'
import { previewedPages, siteDraftPath, staffPath } from '#app/staff/addresses.ts'
import { ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { GuardedForm } from '#app/staff/shell/ui/guarded-form.tsx'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import { PageHead } from '#app/staff/shell/ui/page-head.tsx'
import { Segments } from '#app/staff/shell/ui/segments.tsx'
import { Clashes } from '#app/staff/shop/menus/clashes.tsx'
import { DraftBar } from '#app/staff/shop/menus/drafts/draft-bar.tsx'
import { FormNotes, OpenedForm } from '#app/staff/shop/menus/drafts/form-parts.tsx'
import type { DraftFormResult } from '#app/staff/shop/menus/drafts/posted-form.ts'
import { useUnsavedChanges } from '#app/staff/shop/menus/drafts/use-unsaved-changes.ts'
import { Versions } from '#app/staff/shop/menus/set-form/versions.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { between } from '#content/phrases.ts'
import { draftBy } from '#content/staff/shop/menus/draft-words.ts'
import { sitePage, sitePartNames, siteTitle, siteUnitName } from '#content/staff/shop/settings/site.ts'
import { timeInHongKong, todayInHongKong } from '#domain/calendar.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { type SitePart, siteText, siteTexts, siteUnitOf } from '#domain/staff/shop/website/site-part.ts'
import type { Lang } from '#domain/text.ts'
import type { SitePartView } from '#server/page-data/staff/shop/site-content-api.ts'
import styles from './site.module.css'
import type { SiteFieldsProps } from './site-field.tsx'

const partPages = [
  ['front', 'site'],
  ['home', 'siteHome'],
  ['clients', 'siteClients'],
  ['questions', 'siteQuestions'],
  ['terms', 'siteTerms'],
  ['privacy', 'sitePrivacy'],
] as const

interface PartPageProps {
  readonly part: SitePart
  readonly view: SitePartView
  readonly formResult: DraftFormResult
  readonly children: (fields: SiteFieldsProps) => ReactNode
}

export function PartPage({ part, view, formResult, children }: PartPageProps) {
  const text = useText()
  const lang = useLang()
  const { values, publishedValues, draft, versions } = view
  const isBrand = part.id === 'brand'
  const ownPage = previewedPages.find((page) => page === part.id) ?? null
  const nameOf = unitNamer(part, view, formResult.input ?? values)
  const summary = draft
    ? draftBy(draft.by, dayText(todayInHongKong(draft.at)), timeInHongKong(draft.at))
    : sitePage.summary
  return (
    <>
      <PageHead title={text(isBrand ? sitePartNames.brand : sitePage.title)} summary={text(summary)}>
        <ButtonLink to={siteDraftPath(lang, ownPage)} reloadDocument>
          <StaffIcon name="eye" size={16} /> {text(ownPage ? sitePage.previewPage : sitePage.preview)}
        </ButtonLink>
      </PageHead>
      {!isBrand && (
        <nav className={styles.parts} aria-label={text(sitePage.parts)}>
          <Segments>
            {partPages.map(([id, page]) => (
              <Link key={id} to={staffPath(page)} {...(id === part.id && { 'aria-current': 'page' })}>
                {text(sitePartNames[id])}
              </Link>
            ))}
          </Segments>
        </nav>
      )}
      <FormNotes formResult={formResult} nameOf={nameOf} />
      <div className={isBrand ? styles.form : styles.two}>
        {/* The key resets the fields when the draft changes. */}
        <PartForm
          key={JSON.stringify([values, formResult.input])}
          part={part}
          view={view}
          formResult={formResult}
        >
          {children}
        </PartForm>
        <Versions versions={versions} base={values} nameOf={unitNamer(part, view, publishedValues)} />
      </div>
    </>
  )
}

function unitNamer(part: SitePart, view: SitePartView, values: Values) {
  return (unit: string) =>
    siteUnitName(unit, (id) => {
      const text = siteTitle(id, values, view.values, view.publishedValues)
      const standard = (lang: Lang) => siteText(part, `item.${id}.question.${lang}`, {}, view)
      return text ?? (standard('zh') ? { zh: standard('zh'), en: standard('en') } : null)
    })
}

function PartForm({ part, view, formResult, children }: PartPageProps) {
  const { draft, versions, values, publishedValues } = view
  // An empty text shows the standard one, which is no change.
  const shownValues = useMemo(() => siteTexts(part, values, view), [part, values, view])
  const unsavedInput = useUnsavedChanges(shownValues, formResult)
  const fields = formResult.input ?? values
  const problems = draft ? view.problems : {}
  const text = useText()
  const unitText = (of: Values, unit: string) =>
    Object.keys({ ...fields, ...values })
      .filter((name) => siteUnitOf(name) === unit || name.startsWith(`${unit}.`))
      .map((name) => of[name])
      .filter(Boolean)
      .join(text(between.parts))
  return (
    <GuardedForm
      ref={unsavedInput.form}
      className={styles.form}
      isChanged={unsavedInput.isChanged}
      onInput={unsavedInput.onInput}
    >
      {/* Enter in a field clicks this button. */}
      <button type="submit" name="verb" value="save-draft" hidden />
      <OpenedForm storedValues={values} isDraft={draft !== null} formResult={formResult} />
      {formResult.clashes.length > 0 && (
        <Clashes
          clashes={formResult.clashes}
          nameOf={unitNamer(part, view, fields)}
          display={(side, unit) => unitText(side === 'mine' ? fields : values, unit)}
        />
      )}
      {children({
        part,
        view,
        values: fields,
        publishedValues,
        problems,
        pressedButton: formResult.pressedButton,
      })}
      <DraftBar
        problems={Object.keys(problems).length}
        next={(versions[0]?.number ?? 1) + 1}
        hasDraft={draft !== null}
        unsavedInput={unsavedInput}
      />
    </GuardedForm>
  )
}
