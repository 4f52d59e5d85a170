/** Why a letter could not be handed to the mail server for now. A refusal for good has the server's own code. */
export const mailFailures = [
  /** There is no connection, or no answer in time. */
  'unreachable',
  /** The name or password of the shop's mailbox is not accepted. */
  'sign-in',
  /** The server offers no encryption. */
  'insecure',
  /** It asks to come back later, or has no room. */
  'busy',
  'other',
] as const

export type MailFailure = (typeof mailFailures)[number]

/** `refused`: for good. `unwritten`: the letter could not be composed. */
export type LetterFailure = MailFailure | 'refused' | 'unwritten'
