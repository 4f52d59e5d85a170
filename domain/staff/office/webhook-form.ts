import { type WebhookEvent, webhookEvents } from '#domain/placed/webhook-events.ts'
import { type AddressFault, addressFault, isWebhookSecret } from '#domain/shop/webhooks.ts'

export interface WebhookInput {
  readonly address: string
  /** Empty generates one, or keeps that of an existing webhook. */
  readonly secret: string
  readonly events: readonly string[]
}

export interface WebhookFields {
  readonly address: string
  /** Null: see `WebhookInput`. */
  readonly secret: string | null
  readonly events: readonly WebhookEvent[]
}

export type WebhookProblem =
  | { readonly field: 'address'; readonly reason: AddressFault }
  | { readonly field: 'events'; readonly reason: 'no-events' }
  | { readonly field: 'secret'; readonly reason: 'secret-invalid' }

/** @param allowsHttp see `addressFault` */
export function readWebhookForm(
  input: WebhookInput,
  allowsHttp: boolean,
):
  | { readonly ok: true; readonly fields: WebhookFields }
  | { readonly ok: false; readonly problem: WebhookProblem } {
  const address = input.address.trim()
  const secret = input.secret.trim()
  const events = webhookEvents.filter((event) => input.events.includes(event))
  const fault = addressFault(address, allowsHttp)
  if (fault) return { ok: false, problem: { field: 'address', reason: fault } }
  if (events.length === 0) return { ok: false, problem: { field: 'events', reason: 'no-events' } }
  if (secret !== '' && !isWebhookSecret(secret))
    return { ok: false, problem: { field: 'secret', reason: 'secret-invalid' } }
  return { ok: true, fields: { address, events, secret: secret || null } }
}
