/** What Stripe's refusals and failures mean, without what was asked. */
import Stripe from 'stripe'

/** Whether Stripe answered that the request itself is wrong, as opposed to not answering. */
export function isRefusal(
  error: unknown,
): error is InstanceType<typeof Stripe.errors.StripeInvalidRequestError> {
  return error instanceof Stripe.errors.StripeInvalidRequestError
}

/** The kind of a failure, fit for the log. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Stripe.errors.StripeError)) return error instanceof Error ? error.name : 'no error'
  return [error.type, error.statusCode, error.code].filter(Boolean).join(' ')
}
