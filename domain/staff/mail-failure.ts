/** These failures are temporary; a permanent refusal has the server's code. */
export const mailFailures = [
  'unreachable',
  /** The mail server refused the mailbox's password. */
  'sign-in',
  /** The mail server lacks encryption. */
  'insecure',
  /** The server asks for a later retry. */
  'busy',
  'other',
] as const

export type MailFailure = (typeof mailFailures)[number]

/** `refused` is permanent; `unwritten` means that composing failed. */
export type LetterFailure = MailFailure | 'refused' | 'unwritten'
