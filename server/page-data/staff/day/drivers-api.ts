/** Drivers in the accounts API. */
import type { Phone } from '#domain/phone.ts'
import type { GivenOut, StaffResult } from '#server/page-data/staff/office/accounts-result.ts'

/** A driver with today's sign-in link. */
export interface Driver {
  readonly id: string
  readonly name: string
  /** Null if customers cannot call the driver. */
  readonly phone: Phone | null
  /** Null if there is none today or it was revoked. */
  readonly link: {
    readonly id: number
    /** Null until the link is opened. */
    readonly openedAt: Date | null
    readonly expiresAt: Date
  } | null
}

export interface DriversApi {
  drivers(): Promise<readonly Driver[]>
  /** Adds an account with link sign-in; `phone` may be empty. */
  add(
    name: string,
    phone: string,
  ): Promise<StaffResult<{ readonly id: string }, 'not-allowed' | 'no-name' | 'bad-phone'>>
  /** An empty number removes the former number. */
  changePhone(
    staffId: string,
    phone: string,
  ): Promise<StaffResult<null, 'not-allowed' | 'not-found' | 'bad-phone'>>
  /** The link works in one browser until midnight in Hong Kong and replaces an earlier link. */
  giveLink(staffId: string): Promise<StaffResult<GivenOut, 'not-allowed' | 'not-found'>>
  /** Ends the link and its session. */
  revokeLink(staffId: string): Promise<StaffResult<null, 'not-allowed' | 'not-found'>>
}
