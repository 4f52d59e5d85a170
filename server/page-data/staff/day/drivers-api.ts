import type { Phone } from '#domain/phone.ts'
import type { GivenOut, StaffResult } from '#server/page-data/staff/office/accounts-result.ts'

export interface Driver {
  readonly id: string
  readonly name: string
  readonly phone: Phone | null
  readonly link: {
    readonly id: number
    readonly openedAt: Date | null
    readonly expiresAt: Date
  } | null
}

export interface DriversApi {
  drivers(): Promise<readonly Driver[]>
  /** `phone` may be empty. */
  add(
    name: string,
    phone: string,
  ): Promise<StaffResult<{ readonly id: string }, 'not-allowed' | 'no-name' | 'bad-phone'>>
  changePhone(
    staffId: string,
    phone: string,
  ): Promise<StaffResult<null, 'not-allowed' | 'not-found' | 'bad-phone'>>
  /** The link works in one browser until midnight and replaces an earlier link. */
  giveLink(staffId: string): Promise<StaffResult<GivenOut, 'not-allowed' | 'not-found'>>
  /** Ends the link and its session. */
  revokeLink(staffId: string): Promise<StaffResult<null, 'not-allowed' | 'not-found'>>
}
