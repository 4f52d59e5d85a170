import { Form } from 'react-router'
import { Button } from '#app/staff/shell/ui/button.tsx'
import disclosure from '#app/staff/shell/ui/disclosure.module.css'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import table from '#app/staff/shell/ui/table.module.css'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { inRow } from '#content/phrases.ts'
import { webhookEventNames, webhooksPage } from '#content/staff/office/webhooks.ts'
import type { ListedWebhook } from '#server/page-data/staff/office/webhooks-api.ts'
import { WebhookForm } from './webhook-form.tsx'
import styles from './webhooks.module.css'
import type { RefusedWebhook } from './webhooks-action.ts'

interface WebhookPanelProps {
  readonly webhook: ListedWebhook
  readonly refused: RefusedWebhook | null
}

export function WebhookPanel({ webhook, refused }: WebhookPanelProps) {
  const text = useText()
  const { id, address, events, isOn } = webhook
  const { host } = new URL(address)
  const named = (label: string) => `${label}${text({ zh: '：', en: ': ' })}${host}`
  return (
    <Panel
      title={host}
      end={
        <Form method="post" className={styles.buttons}>
          <input type="hidden" name="webhook" value={id} />
          {!isOn && <Tag kind="warn">{text(webhooksPage.paused)}</Tag>}
          {isOn && (
            <Button name="verb" value="test" aria-label={named(text(webhooksPage.test))}>
              {text(webhooksPage.test)}
            </Button>
          )}
          <Button
            name="verb"
            value={isOn ? 'pause' : 'resume'}
            aria-label={named(text(isOn ? webhooksPage.pause : webhooksPage.resume))}
          >
            {text(isOn ? webhooksPage.pause : webhooksPage.resume)}
          </Button>
        </Form>
      }
    >
      <PanelBody>
        <p>
          <span className={table.code}>{address}</span>
          <br />
          {text(inRow(events.map((event) => webhookEventNames[event])))}
        </p>
        <details open={refused !== null}>
          <summary
            className={`${styles.summary} ${disclosure.arrow}`}
            aria-label={named(text(webhooksPage.change))}
          >
            {text(webhooksPage.change)}
          </summary>
          <WebhookForm webhook={webhook} refused={refused} secretHint={text(webhooksPage.secretKept)}>
            <Button kind="go" name="verb" value="change">
              {text(webhooksPage.save)}
            </Button>
            <Button name="verb" value="renew-secret">
              {text(webhooksPage.renewSecret)}
            </Button>
            <Button kind="stop" name="verb" value="remove">
              {text(webhooksPage.remove)}
            </Button>
          </WebhookForm>
        </details>
      </PanelBody>
    </Panel>
  )
}
