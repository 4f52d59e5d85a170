export const staffVerbs = [
  'invite',
  'accept',
  'sign-in',
  'fail-sign-in',
  'sign-out',
  'end-session',
  'end-sessions',
  'change-role',
  'block',
  'unblock',
  'change-password',
  'change-digits',
  'add-passkey',
  'remove-passkey',
  'add-second-factor',
  'remove-second-factor',
  'use-recovery-code',
  'invite-device',
  'pair-device',
  'unpair-device',
  /** An account without e-mail, for a tablet or links. */
  'add-person',
  /** The number customers call on the road; the log omits it. */
  'change-phone',
  /** A link is valid for one day. */
  'give-link',
  /** An unused link or a driver's link. */
  'revoke-link',
  'change-day',
  /** Consecutive days share one entry. */
  'change-days',
  /** The weather moved the day's orders. */
  'stop-day',
  /** Undoes a weather stop. */
  'recall-day',
  'plan-run',
  'give-run',
  /** A copy of a customer's data was made. */
  'export-customer',
  /** Erased immediately or once the orders allow it. */
  'ask-erasure',
  /** Releases bulk actions held back because of a doubtful clock. */
  'allow-bulk',
  'add-webhook',
  'change-webhook',
  'remove-webhook',
] as const

export type StaffVerb = (typeof staffVerbs)[number]
