/** The type of accountsContext in app/api.server.ts. */
import type { CalendarDate } from '#domain/calendar.ts'
import type { Cents } from '#domain/money.ts'
import type { OrderVerb } from '#domain/placed/order-verbs.ts'
import type { ShopVerb } from '#domain/shop/shop-verbs.ts'
import type { SignInMethod } from '#domain/staff/office/staff-session.ts'
import type { Role } from '#domain/staff/permissions.ts'
import type { StaffVerb } from '#domain/staff/staff-verbs.ts'
import type { TrailKind } from '#domain/staff/trail-kind.ts'
import type { TrailPlace } from '#domain/staff/trail-place.ts'
import type { Lang, Text } from '#domain/text.ts'
import type { Session } from '#server/page-data/session.ts'
import type { DriversApi } from '#server/page-data/staff/day/drivers-api.ts'
import type {
  CodeRefusal,
  ConfirmRefusal,
  Cookies,
  GivenOut,
  PasskeyWanted,
  SecondFactorWanted,
  SignInRefusal,
  StaffResult,
} from './accounts-result.ts'
import type {
  DevicesApi,
  PasskeySignIn,
  PasskeysApi,
  SecondFactorApi,
  TabletRole,
  TabletSignIn,
} from './sign-in-ways.ts'

export type PasswordProblem = 'too-short' | 'too-long' | 'common'

export type AcceptRefusal =
  /** The link was used, has expired or never existed. */
  | 'no-invite'
  | 'no-name'
  | 'no-email'
  | 'email-taken'
  /** Too many passwords are being checked. */
  | 'busy'
  | PasswordProblem

export interface Invite {
  readonly role: Role
  readonly person: { readonly name: string; readonly email: string | null } | null
}

export interface NewPerson {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly lang: Lang
}

export interface Person {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly role: Role
  readonly isBlocked: boolean
  readonly hasPassword: boolean
  readonly hasDigits: boolean
  readonly passkeys: number
  readonly seenAt: Date | null
}

export interface OpenSession {
  readonly id: string
  readonly name: string
  readonly staffId: string
  readonly isThis: boolean
  readonly method: SignInMethod
  readonly userAgent: string
  readonly startedAt: Date
  readonly usedAt: Date
}

export interface WaitingInvite {
  readonly id: number
  readonly role: Role
  readonly name: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
}

interface AuditEntryBase {
  readonly id: number
  readonly at: Date
  /** The name at that time; empty if unknown. */
  readonly actor: string
  /** A person, tablet or order reference. */
  readonly subject: string
  readonly before: string
  readonly after: string
  /** Empty if the verb says it all. */
  readonly why: string
}

export type TrailEntry =
  | (AuditEntryBase & { readonly kind: 'accounts'; readonly verb: StaffVerb })
  | (AuditEntryBase & { readonly kind: 'orders'; readonly verb: OrderVerb; readonly amount: Cents | null })
  | ShopEntry

/** For formats see commands/shop/drafts.ts and sell-out-dish.ts. */
interface ShopEntry extends Omit<AuditEntryBase, 'subject' | 'before' | 'after'> {
  readonly kind: 'shop'
  readonly verb: ShopVerb
  readonly subject: Text
  readonly subjectId: string
  readonly before: unknown
  readonly after: unknown
}

/** Null filters nothing. */
export interface TrailFilter {
  readonly day: CalendarDate | null
  readonly person: string | null
  readonly kind: TrailKind | null
  /** A reference or words; empty filters nothing. */
  readonly search: string
  /** The page continues after this entry. */
  readonly before: TrailPlace | null
}

export interface TrailPage {
  /** Newest first. */
  readonly entries: readonly TrailEntry[]
  /** Null without older entries. */
  readonly older: TrailPlace | null
}

/** `last-owner`: nobody could manage people any more. */
export type PeopleRefusal = 'not-allowed' | 'not-found' | 'last-owner'

export interface SignInApi extends TabletSignIn, PasskeySignIn {
  withPassword(input: {
    readonly email: string
    readonly password: string
    readonly stays: boolean
  }): Promise<StaffResult<Cookies, SignInRefusal | SecondFactorWanted | PasskeyWanted>>
  withCode(code: string): Promise<StaffResult<Cookies, CodeRefusal>>
  signOut(): Promise<Cookies>
  /** Null for an invalid link. */
  invite(token: string): Promise<Invite | null>
  accept(token: string, person: NewPerson): Promise<StaffResult<Cookies, AcceptRefusal>>
  /** The driver's name; null for an invalid link. */
  driverOfLink(token: string): Promise<string | null>
  /** Signs a driver in for the day, in one browser. */
  withLink(token: string): Promise<StaffResult<Cookies, 'no-link'>>
}

export interface PeopleApi {
  people(): Promise<readonly Person[]>
  sessions(): Promise<readonly OpenSession[]>
  invites(): Promise<readonly WaitingInvite[]>
  trail(filter: TrailFilter): Promise<TrailPage>
  invite(role: Role, name: string): Promise<StaffResult<GivenOut, PeopleRefusal>>
  /** A link to set a new password. */
  inviteAgain(staffId: string): Promise<StaffResult<GivenOut, PeopleRefusal>>
  revokeInvite(id: number): Promise<StaffResult<null, PeopleRefusal>>
  /** Without an e-mail address, for tablets and drivers. */
  add(name: string, role: TabletRole | 'driver'): Promise<StaffResult<null, PeopleRefusal | 'no-name'>>
  changeRole(staffId: string, role: Role): Promise<StaffResult<null, PeopleRefusal>>
  block(staffId: string, isBlocked: boolean): Promise<StaffResult<null, PeopleRefusal>>
  endSessions(staffId: string): Promise<StaffResult<null, PeopleRefusal>>
  endSession(sessionId: string): Promise<StaffResult<null, PeopleRefusal>>
}

export interface AccountApi {
  account(): Promise<OwnAccount | null>
  /** Ends all other sessions. */
  changePassword(input: {
    readonly current: string
    readonly next: string
    /** An intruder may have added a passkey. */
    readonly removesPasskeys: boolean
  }): Promise<StaffResult<null, ConfirmRefusal | PasswordProblem>>
  endSession(sessionId: string): Promise<void>
  endOtherSessions(): Promise<void>
  choose(choice: { readonly lang: Lang; readonly shortcuts: boolean }): Promise<void>
}

export interface OwnAccount {
  readonly email: string | null
  readonly hasPassword: boolean
  readonly shortcuts: boolean
  readonly sessions: readonly OpenSession[]
}

export interface StaffVisit {
  readonly headers: Headers
  /** See server/limits/client-address.ts. */
  readonly client: string
  /** Null if signed out. */
  readonly session: Session | null
}

export type AccountsOf = (visit: StaffVisit) => Promise<AccountsApi>

export interface AccountsApi {
  readonly signIn: SignInApi
  readonly people: PeopleApi
  readonly drivers: DriversApi
  readonly devices: DevicesApi
  readonly passkeys: PasskeysApi
  readonly secondFactor: SecondFactorApi
  readonly account: AccountApi
}
