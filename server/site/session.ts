/** A signed-in member of staff. */
export interface Session {
  readonly staffId: string
}

/** Reads the session from the cookies of a request. */
export type SessionOf = (request: Request) => Promise<Session | null>
