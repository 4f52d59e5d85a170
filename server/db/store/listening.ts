/** Handles a NOTIFY payload, which is a hint only: it may get lost with the connection. */
export type Heard = (payload: string) => void

export interface Listening {
  /** False while notifications are not received and the caller must poll. */
  isHearing(): boolean
  stop(): Promise<void>
}

/** NOTIFY channel for back-office changes. */
export const staffChannel = 'staff_news'
