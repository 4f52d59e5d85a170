/** How long a step that may be a slip is offered to be taken back. Milliseconds. */
export const offeredFor = 10_000
