/** What pages of the back office may do with drivers: a part of the accounts API. */
import type { Phone } from '#domain/phone.ts'
import type { GivenOut, StaffResult } from '#server/page-data/staff/office/accounts-result.ts'

/** A driver, and the link that signs them in today. */
export interface Driver {
  readonly id: string
  readonly name: string
  /** Null: customers can't ring them. */
  readonly phone: Phone | null
  /** Null: none today, or taken back. */
  readonly link: {
    readonly id: number
    /** When it was opened; null: not yet. */
    readonly openedAt: Date | null
    readonly expiresAt: Date
  } | null
}

/** Drivers and their links for a day, for whoever plans runs. */
export interface DriversApi {
  drivers(): Promise<readonly Driver[]>
  /** Makes an account that opens by links alone. Without a number `phone` is empty. */
  add(
    name: string,
    phone: string,
  ): Promise<StaffResult<{ readonly id: string }, 'not-allowed' | 'no-name' | 'bad-phone'>>
  /** An empty number takes the former one away. */
  changePhone(
    staffId: string,
    phone: string,
  ): Promise<StaffResult<null, 'not-allowed' | 'not-found' | 'bad-phone'>>
  /** A link that one browser opens, until midnight in Hong Kong. An earlier link of the driver ends. */
  giveLink(staffId: string): Promise<StaffResult<GivenOut, 'not-allowed' | 'not-found'>>
  /** Ends the link, and the session that it opened. */
  revokeLink(staffId: string): Promise<StaffResult<null, 'not-allowed' | 'not-found'>>
}
