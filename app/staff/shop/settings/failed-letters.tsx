import { Form, Link } from 'react-router'
import { staffPath } from '#app/staff/addresses.ts'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { failedLettersText, resendAll, seeLetters } from '#content/staff/orders/failed-letters.ts'
import { timeInHongKong, todayInHongKong } from '#domain/calendar.ts'
import type { SettingsView } from '#server/page-data/staff/shop/settings-api.ts'
import styles from './settings.module.css'

export const resendVerb = 'resend-letters'

export function FailedLettersNote({ letters }: { readonly letters: SettingsView['failedLetters'] }) {
  const text = useText()
  if (!letters) return null
  const { count, since } = letters
  return (
    <PanelBody>
      <Note kind="error">
        <p className={styles.failed}>
          {text(failedLettersText(letters, dayText(todayInHongKong(since)), timeInHongKong(since)))}
        </p>
        <Form method="post" preventScrollReset className={styles.buttons}>
          <Button name="verb" value={resendVerb}>
            {text(resendAll)}
          </Button>
          <Link className={styles.see} to={`${staffPath('orders')}#problems`}>
            {text(seeLetters(count))}
          </Link>
        </Form>
      </Note>
    </PanelBody>
  )
}
