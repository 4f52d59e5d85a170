import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { pagePath } from '#app/paths.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { formOf } from '#app/staff/shell/posted-form.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { Button, ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { Field } from '#app/staff/shell/ui/field.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { PageHead } from '#app/staff/shell/ui/page-head.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { inRow } from '#content/phrases.ts'
import { factNames, onSale, startPage, stepsDone, stepTexts } from '#content/staff/office/start.ts'
import { notSaved } from '#content/staff/shell/save-failure.ts'
import { type GuideStep, guideSteps, isReadyToSell, type OpeningChange } from '#domain/shop/opening.ts'
import type { Text } from '#domain/text.ts'
import type { StartView } from '#server/page-data/staff/office/start-api.ts'
import styles from './start.module.css'

interface StartResult {
  readonly success?: Text
  readonly problem?: Text
  /** A refused date. */
  readonly input?: string
}

export const meta = withShopName(startPage.title)

export async function loader(args: LoaderFunctionArgs) {
  signedInTo('change-settings', args)
  return args.context.get(staffApiContext).start.view()
}

export async function action(args: ActionFunctionArgs) {
  const { staff } = signedInTo('change-settings', args)
  const form = await formOf(args.request)
  const field = (name: string) => String(form.get(name) ?? '').slice(0, 20)
  const change = changeIn(field('verb'), field)
  if (!change) throw data(null, 400)
  const result = await args.context.get(staffApiContext).start.change(staff, change)
  if (result.ok) return data<StartResult>(change.verb === 'skip' ? {} : { success: startPage.saved })
  if (result.reason === 'date-passed')
    return data<StartResult>({ problem: startPage.datePassed, input: field('opensOn') }, 422)
  const isAway = result.reason === 'temporarily-unavailable'
  return data<StartResult>({ problem: isAway ? notSaved : startPage.notReady }, isAway ? 503 : 409)
}

function changeIn(verb: string, field: (name: string) => string): OpeningChange | null {
  const step = guideSteps.find((each) => each === field('step'))
  if (verb === 'open' || verb === 'close') return { verb }
  if (verb === 'date') return { verb, opensOn: field('opensOn').trim() }
  return verb === 'skip' && step ? { verb, step } : null
}

const addresses: Readonly<Record<GuideStep, string>> = {
  details: `${staffPath('settings')}#shop`,
  brand: staffPath('siteBrand'),
  zones: `${staffPath('settings')}#zones`,
  menu: staffPath('menus'),
  payment: `${staffPath('settings')}#payment`,
  pages: staffPath('pages'),
}

export default function Start() {
  const view = useLoaderData<typeof loader>()
  const result = useAnswer<typeof action>()
  const text = useText()
  const { done, skipped, next, isHidden } = view
  const steps = guideSteps.map((step) =>
    done[step] ? styles.pip : skipped.includes(step) ? styles.past : '',
  )
  return (
    <>
      <PageHead title={text(startPage.title)} summary={text(startPage.summary)} />
      <p className={styles.progress}>
        <b className="num">
          {text(
            stepsDone(
              guideSteps.filter((step) => done[step]).length + Number(!isHidden),
              guideSteps.length + 1,
            ),
          )}
        </b>
        <span aria-hidden="true">
          {[...steps, isHidden ? '' : styles.pip].map((className, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change their places
            <i key={index} className={className} />
          ))}
        </span>
      </p>
      {isHidden && (
        <p>
          {text(startPage.next)}{' '}
          <ButtonLink to={next ? addresses[next] : '#open'} kind="go">
            {text(next ? stepTexts[next].go : startPage.toOpen)}
          </ButtonLink>
        </p>
      )}
      {result?.success && <Note kind="done">{text(result.success)}</Note>}
      {result?.problem && !result.input && <Note kind="error">{text(result.problem)}</Note>}
      <ol className={styles.steps}>
        {guideSteps.map((step) => (
          <Step key={step} step={step} view={view} />
        ))}
        <li id="open">
          <Open view={view} result={result ?? {}} />
        </li>
      </ol>
    </>
  )
}

function Step({
  step,
  view: { done, skipped, opening },
}: {
  readonly step: GuideStep
  readonly view: StartView
}) {
  const text = useText()
  const { name, why, go } = stepTexts[step]
  const isDone = done[step]
  const isSkipped = !isDone && skipped.includes(step)
  const missing = opening.missingDetails.map((detail) => factNames[detail])
  return (
    <li>
      <Panel
        title={text(name)}
        end={
          <Tag {...(isDone ? { kind: 'done' as const } : {})}>
            {text(isDone ? startPage.done : isSkipped ? startPage.skipped : startPage.open)}
          </Tag>
        }
      >
        <PanelBody>
          <p>{text(why)}</p>
          {step === 'details' && missing.length > 0 && (
            <p>
              {text(startPage.missing)}: {text(inRow(missing))}
            </p>
          )}
          {step === 'menu' && isDone && <p>{text(onSale(opening.setsOnSale))}</p>}
          <Form method="post" preventScrollReset className={styles.buttons}>
            <input type="hidden" name="step" value={step} />
            <ButtonLink to={addresses[step]}>{text(go)}</ButtonLink>
            {step === 'menu' && (
              <ButtonLink to={staffPath('menuFile')}>{text(startPage.fromFile)}</ButtonLink>
            )}
            {!isDone && !isSkipped && (
              <Button
                kind="bare"
                name="verb"
                value="skip"
                aria-label={`${text(startPage.skip)}: ${text(name)}`}
              >
                {text(startPage.skip)}
              </Button>
            )}
          </Form>
        </PanelBody>
      </Panel>
    </li>
  )
}

function Open({ view, result }: { readonly view: StartView; readonly result: StartResult }) {
  const [lang, text] = [useLang(), useText()]
  const { opening, done, isHidden, opensOn, today } = view
  const lacking = guideSteps
    .filter((step) => isNeeded(step) && !done[step])
    .map((step) => stepTexts[step].name)
  return (
    <Panel title={text(startPage.toOpen)} end={!isHidden && <Tag kind="done">{text(startPage.done)}</Tag>}>
      <PanelBody>
        <p>
          {text(
            isHidden ? startPage.hidden : isReadyToSell(opening) ? startPage.ready : startPage.openWithout,
          )}
        </p>
        {lacking.length > 0 && (
          <p>
            {text(startPage.lacking)}: {text(inRow(lacking))}
          </p>
        )}
        {isHidden && (
          <Form method="post" preventScrollReset className={styles.buttons}>
            <Field
              type="date"
              name="opensOn"
              label={text(startPage.opensOn)}
              hint={text(startPage.opensOnHint)}
              defaultValue={result.input ?? opensOn ?? ''}
              min={today}
              {...(result.input && result.problem && { error: text(result.problem) })}
            />
            <Button name="verb" value="date">
              {text(startPage.saveDate)}
            </Button>
          </Form>
        )}
        <Form method="post" preventScrollReset className={styles.buttons}>
          {isHidden ? (
            <Button kind="go" name="verb" value="open" disabled={lacking.length > 0}>
              {text(startPage.toOpen)}
            </Button>
          ) : (
            <Button name="verb" value="close">
              {text(startPage.close)}
            </Button>
          )}
          <Link to={pagePath('home', lang)} reloadDocument>
            {text(isHidden ? startPage.preview : startPage.visit)}
          </Link>
        </Form>
      </PanelBody>
    </Panel>
  )
}

const isNeeded = (step: GuideStep) => ['details', 'menu', 'payment'].includes(step)
