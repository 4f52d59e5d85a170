/** What can happen to accounts of the back office: one verb for each entry of their trail. */
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
  /** Codes of an authenticator app beside the password. */
  'add-second-factor',
  'remove-second-factor',
  'use-recovery-code',
  'invite-device',
  'pair-device',
  'unpair-device',
  /** An account without an e-mail address, for a tablet or by links alone. */
  'add-person',
  /** The number that customers ring while a driver is on the road; the trail does not tell which. */
  'change-phone',
  /** A driver's link for the day. */
  'give-link',
  /** A link that was not used, or a driver's link. */
  'revoke-link',
  /** What is different on one day: closed, capacity, fees. */
  'change-day',
  /** Several days in a row were closed or opened at once. */
  'change-days',
  /** The weather stopped a day: its orders were moved. */
  'stop-day',
  /** That was a mistake: the orders came back. */
  'recall-day',
  /** The stops of a run, or their order. */
  'plan-run',
  /** Who drives a run. */
  'give-run',
  /** A copy of what is kept about a customer was made. */
  'export-customer',
  /** A customer asked to be erased: at once, or as soon as their orders allow it. */
  'ask-erasure',
  /** An owner lets the shop erase or release many at once, which a doubtful clock had held back. */
  'allow-bulk',
] as const

export type StaffVerb = (typeof staffVerbs)[number]
