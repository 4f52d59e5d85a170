/** A hint that may get lost with the connection. */
export type Listener = (payload: string) => void

export interface Listening {
  /** False while the caller must poll. */
  isHearing(): boolean
  stop(): Promise<void>
}

export const staffChannel = 'staff_news'
