/** Tells an order page that it is outdated; without a revision, the order is gone. */
export interface RevisionAnswer {
  readonly revision: string | undefined
}
