import { type ReactNode, useId } from 'react'
import { Form } from 'react-router'
import { Check, Field } from '#app/staff/shell/ui/field.tsx'
import { useText } from '#app/ui/lang.tsx'
import { webhookEventNames, webhookProblems, webhooksPage } from '#content/staff/office/webhooks.ts'
import { webhookEvents } from '#domain/placed/webhook-events.ts'
import { maxAddressLetters, maxSecretLetters } from '#domain/shop/webhooks.ts'
import styles from './webhooks.module.css'
import type { RefusedWebhook } from './webhooks-action.ts'

interface WebhookFormProps {
  readonly webhook: { readonly id: number; readonly address: string; readonly events: readonly string[] }
  readonly refused: RefusedWebhook | null
  readonly secretHint: string
  /** The buttons. */
  readonly children: ReactNode
}

/** A refused form shows its texts again. */
export function WebhookForm({ webhook, refused, secretHint, children }: WebhookFormProps) {
  const text = useText()
  const id = useId()
  const { address, events } = refused ?? webhook
  const problem = refused?.problem
  const errorOf = (field: string) => problem?.field === field && text(webhookProblems[problem.reason])
  return (
    <Form method="post" className={styles.form} noValidate>
      <input type="hidden" name="webhook" value={webhook.id} />
      <Field
        label={text(webhooksPage.address)}
        hint={text(webhooksPage.addressHint)}
        error={errorOf('address')}
        name="address"
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={maxAddressLetters}
        defaultValue={address}
      />
      <fieldset className={styles.events} aria-describedby={errorOf('events') ? id : undefined}>
        <legend>{text(webhooksPage.events)}</legend>
        {webhookEvents.map((event) => (
          <Check
            key={event}
            name="event"
            value={event}
            label={text(webhookEventNames[event])}
            defaultChecked={events.includes(event)}
          />
        ))}
        {errorOf('events') && (
          <span className={styles.error} id={id}>
            {errorOf('events')}
          </span>
        )}
      </fieldset>
      <Field
        label={text(webhooksPage.secret)}
        hint={secretHint}
        error={errorOf('secret')}
        name="secret"
        autoComplete="off"
        spellCheck={false}
        maxLength={maxSecretLetters}
        defaultValue={refused?.secret}
      />
      <p className={styles.buttons}>{children}</p>
    </Form>
  )
}
