/** Calendar dates in Asia/Hong_Kong, written YYYY-MM-DD (decisions 12). */
export type CalendarDate = string & { readonly __calendar: 'Asia/Hong_Kong' }

/** Inclusive stretch of every year, MM-DD to MM-DD. */
export interface Season {
  readonly from: string
  readonly to: string
}
