import Stripe from 'stripe'

/** False if Stripe did not respond. */
export function isRefusal(
  error: unknown,
): error is InstanceType<typeof Stripe.errors.StripeInvalidRequestError> {
  return error instanceof Stripe.errors.StripeInvalidRequestError
}

/** The kind of an error for the log, without the request. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Stripe.errors.StripeError)) return error instanceof Error ? error.name : 'no error'
  return [error.type, error.statusCode, error.code].filter(Boolean).join(' ')
}
