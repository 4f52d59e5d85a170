/** The current session has no button. */
import { Form } from 'react-router'
import { useText } from '#app/ui/lang.tsx'
import { methodNames } from '#content/staff/office/account.ts'
import { peoplePage, since } from '#content/staff/office/people.ts'
import { timeInHongKong } from '#domain/calendar.ts'
import { browserName } from '#domain/staff/office/browser-name.ts'
import type { OpenSession } from '#server/accounts/sessions.ts'
import { Button } from './button.tsx'
import { PanelRow } from './panel.tsx'
import { Tag } from './tag.tsx'

export function SessionsList({ sessions }: { readonly sessions: readonly OpenSession[] }) {
  const text = useText()
  return (
    <ul>
      {sessions.map(({ id, name, isThis, method, userAgent, startedAt }) => (
        <PanelRow
          key={id}
          actions={
            !isThis && (
              <Form method="post">
                <input type="hidden" name="session" value={id} />
                <Button name="verb" value="end-session" aria-label={`${text(peoplePage.end)}: ${name}`}>
                  {text(peoplePage.end)}
                </Button>
              </Form>
            )
          }
        >
          <b>{name}</b> {isThis && <Tag kind="done">{text(peoplePage.you)}</Tag>}
          <small>
            {[
              ...(isThis ? [text(peoplePage.thisOne)] : []),
              ...(browserName(userAgent) ? [browserName(userAgent)] : []),
              text(methodNames[method]),
              text(since(timeInHongKong(startedAt))),
            ].join(' · ')}
          </small>
        </PanelRow>
      ))}
    </ul>
  )
}
