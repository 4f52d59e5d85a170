/** The answer to the page of an order that asks whether it is outdated; without a revision, the order is gone. */
export interface RevisionAnswer {
  readonly revision: string | undefined
}
