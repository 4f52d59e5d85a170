/** An email, as plain text and as HTML that says the same. */
export interface Letter {
  /** The same letter has the same id, so that a retried job does not send it twice. Letters, digits and hyphens. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends emails. Rejects when an email could not be handed over, and the queue retries. */
export interface Mail {
  send(letter: Letter): Promise<void>
}
