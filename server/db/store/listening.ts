/** What a database tells those who listen (NOTIFY): a hint to look, which may get lost with its connection. */
export type Heard = (payload: string) => void

export interface Listening {
  /** False: nothing is heard now, so that the listener has to ask from time to time. */
  isHearing(): boolean
  stop(): Promise<void>
}

/** The channel on which triggers tell of the back office. */
export const staffChannel = 'staff_news'
