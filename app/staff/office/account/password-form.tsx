import { Form } from 'react-router'
import { PasswordField } from '#app/staff/office/sign-in/password-field.tsx'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Check } from '#app/staff/shell/ui/field.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { accountPage } from '#content/staff/office/account.ts'
import { welcomeWords } from '#content/staff/office/sign-in.ts'
import styles from './account.module.css'

export function PasswordForm({ hasPasskeys }: { readonly hasPasskeys: boolean }) {
  const text = useText()
  return (
    <Panel title={text(accountPage.password)}>
      <PanelBody>
        <Form method="post" className={styles.form}>
          <PasswordField label={text(accountPage.current)} name="current" autoComplete="current-password" />
          <PasswordField
            label={text(accountPage.next)}
            hint={text(welcomeWords.passwordHint)}
            name="next"
            autoComplete="new-password"
          />
          {hasPasskeys && <Check name="remove-passkeys" label={text(accountPage.removePasskeys)} />}
          <p>
            <Button name="verb" value="change-password">
              {text(accountPage.password)}
            </Button>
          </p>
        </Form>
      </PanelBody>
    </Panel>
  )
}
