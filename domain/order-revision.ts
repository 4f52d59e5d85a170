/** What the page of an order is told when it asks whether it is out of date; no revision: the order is gone meanwhile. */
export interface RevisionAnswer {
  readonly revision: string | undefined
}
