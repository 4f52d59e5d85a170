import Stripe from 'stripe'
import * as v from 'valibot'

export interface PostedEvent {
  readonly body: string
  readonly signature: string
}

/** `unsigned` includes wrong signatures. */
export type EventRefusal = 'unsigned' | 'too-old'

export type SignedEvent =
  | { readonly ok: true; readonly event: Stripe.Event }
  | { readonly ok: false; readonly reason: EventRefusal }

/** Stripe signs repetitions again. */
const maxAgeSeconds = 300
const anyAge = 0

export function signedEvent(
  { webhooks }: Stripe,
  { body, signature }: PostedEvent,
  secret: string,
  now: Date,
): SignedEvent {
  const eventWithin = (tolerance: number) =>
    eventOrNull(() => webhooks.constructEvent(body, signature, secret, tolerance, undefined, now.getTime()))
  const event = eventWithin(maxAgeSeconds)
  if (event) return { ok: true, event }
  return { ok: false, reason: eventWithin(anyAge) ? 'too-old' : 'unsigned' }
}

function eventOrNull(read: () => Stripe.Event): Stripe.Event | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null
    throw error
  }
}

/** A forged event may contain anything, and its type and id are logged. */
const eventName = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    type: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_.]{0,79}$/)),
    id: v.pipe(v.string(), v.regex(/^evt_[A-Za-z0-9_]{1,64}$/)),
  }),
)

/** The log contains, for example, "charge.refunded evt_1". */
export function nameOfEvent({ body }: Pick<PostedEvent, 'body'>): string {
  const result = v.safeParse(eventName, body)
  return result.success ? `${result.output.type} ${result.output.id}` : 'an event without a name'
}
