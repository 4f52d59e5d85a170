import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { accountsContext } from '#app/api.server.ts'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { formOf } from '#app/staff/shell/posted-form.ts'
import { signedInToAccount } from '#app/staff/shell/signed-in.server.ts'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Check } from '#app/staff/shell/ui/field.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { PageHead } from '#app/staff/shell/ui/page-head.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { SessionsList } from '#app/staff/shell/ui/sessions-list.tsx'
import { useText } from '#app/ui/lang.tsx'
import { accountPage, langNames } from '#content/staff/office/account.ts'
import { secondFactorWords } from '#content/staff/office/second-factor.ts'
import { roleNames } from '#content/staff/shell/frame.ts'
import { type Lang, langs, langTags } from '#domain/text.ts'
import styles from './account.module.css'
import { type AccountFormResult, act } from './account-action.ts'
import { OtherPages } from './other-pages.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'

export const meta = withShopName(accountPage.title)

export async function loader(args: LoaderFunctionArgs) {
  const { staff, lacksFactor } = signedInToAccount(args)
  const { name, role, lang } = staff
  const { account, passkeys, secondFactor } = args.context.get(accountsContext)
  const [current, keys, factor] = await Promise.all([
    account.account(),
    passkeys.list(),
    secondFactor.secondFactor(),
  ])
  if (!current) throw data(null, 404)
  const isSaved = new URL(args.request.url).searchParams.has('saved')
  return { name, role, lang, lacksFactor, account: current, keys, factor, isSaved }
}

export async function action(args: ActionFunctionArgs) {
  signedInToAccount(args)
  return act(args.context.get(accountsContext), await formOf(args.request))
}

/** Revalidate after errors too: the list of sessions may have changed. */
export const shouldRevalidate = () => true

export default function Account() {
  const { name, role, lang, lacksFactor, account, keys, factor, isSaved } = useLoaderData<typeof loader>()
  const formResult: AccountFormResult | undefined = useAnswer<typeof action>()
  const text = useText()
  return (
    <>
      <PageHead
        title={text(accountPage.title)}
        summary={[name, text(roleNames[role]), ...(account.email ? [account.email] : [])].join(' · ')}
      />
      {lacksFactor && (
        <Note kind="error">
          {text(account.hasPassword ? secondFactorWords.required : secondFactorWords.requiredNeedsLink)}
        </Note>
      )}
      {isSaved && !formResult && <Note kind="done">{text(accountPage.saved)}</Note>}
      {formResult?.success && <Note kind="done">{text(formResult.success)}</Note>}
      {formResult?.problem && <Note kind="error">{text(formResult.problem)}</Note>}
      <OtherPages role={role} />
      <div className={styles.columns}>
        <Choices lang={lang} shortcuts={account.shortcuts} />
        {account.hasPassword && <PasswordForm key={formResult?.success?.en} hasPasskeys={keys.length > 0} />}
        {account.hasPassword && <PasskeysPanel keys={keys} />}
        {account.hasPassword && <SecondFactorPanel secondFactor={factor} formResult={formResult} />}
        <Panel
          title={text(accountPage.sessions)}
          end={
            account.sessions.length > 1 && (
              <Form method="post">
                <Button name="verb" value="end-others">
                  {text(accountPage.endOthers)}
                </Button>
              </Form>
            )
          }
        >
          <SessionsList sessions={account.sessions} />
        </Panel>
      </div>
    </>
  )
}

function Choices({ lang, shortcuts }: { readonly lang: Lang; readonly shortcuts: boolean }) {
  const text = useText()
  return (
    <Panel title={text(accountPage.choices)}>
      <PanelBody>
        {/* A full page load changes the language of the document. */}
        <Form method="post" reloadDocument className={styles.form}>
          <fieldset className={styles.lang}>
            <legend>{text(accountPage.lang)}</legend>
            {langs.map((each) => (
              <label key={each} lang={langTags[each]}>
                <input type="radio" name="lang" value={each} defaultChecked={lang === each} />{' '}
                {langNames[each]}
              </label>
            ))}
          </fieldset>
          <Check name="shortcuts" label={text(accountPage.shortcuts)} defaultChecked={shortcuts} />
          <p>
            <Button name="verb" value="choose">
              {text(accountPage.save)}
            </Button>
          </p>
        </Form>
      </PanelBody>
    </Panel>
  )
}
