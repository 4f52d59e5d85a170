/** One mail, plain text. */
export interface Letter {
  /** Same letter, same id: a job that is repeated does not send twice. Letters, digits and hyphens. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** How mails leave the shop. Rejects when the mail could not be handed over; the queue tries again. */
export interface Mail {
  send(letter: Letter): Promise<void>
}
