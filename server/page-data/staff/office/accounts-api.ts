/** What pages of the back office may do with accounts (the type behind accountsContext in app/api.server.ts). */
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
  /** Used already, too old, or never made. */
  | 'no-invite'
  | 'no-name'
  | 'no-email'
  | 'email-taken'
  /** Too many passwords wait for their turn. */
  | 'busy'
  | PasswordProblem

export interface Invite {
  readonly role: Role
  /** Null: for a new person. */
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
  /** When one of their sessions was last used; null: not signed in. */
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

interface EntryFacts {
  readonly id: number
  readonly at: Date
  /** The name at that time; empty: nobody known. */
  readonly actor: string
  /** A person, a tablet, or the reference of an order; empty: nobody known. */
  readonly subject: string
  readonly before: string
  readonly after: string
  /** In the words of whoever did it; empty: the verb says it all. */
  readonly why: string
}

export type TrailEntry =
  | (EntryFacts & { readonly kind: 'accounts'; readonly verb: StaffVerb })
  | (EntryFacts & { readonly kind: 'orders'; readonly verb: OrderVerb; readonly amount: Cents | null })
  | ShopEntry

/** What the change is about stands in `before` and `after` as its verb writes it (commands/shop/drafts.ts, sell-out-dish.ts). */
interface ShopEntry extends Omit<EntryFacts, 'subject' | 'before' | 'after'> {
  readonly kind: 'shop'
  readonly verb: ShopVerb
  /** The name of the set or dish at that time. */
  readonly subject: Text
  readonly subjectId: string
  readonly before: unknown
  readonly after: unknown
}

/** Null: of everybody, of every kind, of any day, from the newest on. */
export interface TrailFilter {
  readonly day: CalendarDate | null
  readonly person: string | null
  readonly kind: TrailKind | null
  /** The reference of an order, or words of what the entries are about; empty: about anything. */
  readonly search: string
  /** The last entry before those that are read. */
  readonly before: TrailPlace | null
}

export interface TrailPage {
  /** The newest first. */
  readonly entries: readonly TrailEntry[]
  /** The last of them, where older ones follow. */
  readonly older: TrailPlace | null
}

/** `not-allowed`: the role may not; `last-owner`: nobody could manage people any more. */
export type PeopleRefusal = 'not-allowed' | 'not-found' | 'last-owner'

export interface SignInApi extends TabletSignIn, PasskeySignIn {
  withPassword(input: {
    readonly email: string
    readonly password: string
    readonly stays: boolean
  }): Promise<StaffResult<Cookies, SignInRefusal | SecondFactorWanted | PasskeyWanted>>
  /** The second step, where the account has one. */
  withCode(code: string): Promise<StaffResult<Cookies, CodeRefusal>>
  signOut(): Promise<Cookies>
  /** Null: used already, too old, or never made. */
  invite(token: string): Promise<Invite | null>
  /** Makes the account and signs in. */
  accept(token: string, person: NewPerson): Promise<StaffResult<Cookies, AcceptRefusal>>
  /** The name of the driver whom a link is for; null: opened already, taken back, too old, or never made. */
  driverOfLink(token: string): Promise<string | null>
  /** Signs a driver in for the day, in one browser. */
  withLink(token: string): Promise<StaffResult<Cookies, 'no-link'>>
}

/** For the owner alone. */
export interface PeopleApi {
  people(): Promise<readonly Person[]>
  sessions(): Promise<readonly OpenSession[]>
  invites(): Promise<readonly WaitingInvite[]>
  /** What staff did, to accounts, to orders and to the shop: a page of it. */
  trail(filter: TrailFilter): Promise<TrailPage>
  /** A link for a new person. @param name as far as it is known */
  invite(role: Role, name: string): Promise<StaffResult<GivenOut, PeopleRefusal>>
  /** A link that gives somebody a new password. */
  inviteAgain(staffId: string): Promise<StaffResult<GivenOut, PeopleRefusal>>
  /** Takes back a link that was not used. */
  revokeInvite(id: number): Promise<StaffResult<null, PeopleRefusal>>
  /** Makes an account without an e-mail address, for a tablet or for a driver's links. */
  add(name: string, role: TabletRole | 'driver'): Promise<StaffResult<null, PeopleRefusal | 'no-name'>>
  changeRole(staffId: string, role: Role): Promise<StaffResult<null, PeopleRefusal>>
  block(staffId: string, isBlocked: boolean): Promise<StaffResult<null, PeopleRefusal>>
  endSessions(staffId: string): Promise<StaffResult<null, PeopleRefusal>>
  endSession(sessionId: string): Promise<StaffResult<null, PeopleRefusal>>
}

/** One's own account. */
export interface AccountApi {
  facts(): Promise<OwnAccount | null>
  /** Ends all other sessions. */
  changePassword(input: {
    readonly current: string
    readonly next: string
    /** Whoever got in may have added a passkey of their own. */
    readonly removesPasskeys: boolean
  }): Promise<StaffResult<null, ConfirmRefusal | PasswordProblem>>
  endSession(sessionId: string): Promise<void>
  /** Ends all but this one. */
  endOtherSessions(): Promise<void>
  choose(choice: { readonly lang: Lang; readonly shortcuts: boolean }): Promise<void>
}

export interface OwnAccount {
  readonly email: string | null
  readonly hasPassword: boolean
  readonly shortcuts: boolean
  readonly sessions: readonly OpenSession[]
}

/** One request to the back office. */
export interface StaffVisit {
  readonly headers: Headers
  /** Whom limits count; see server/limits/client-address.ts. */
  readonly client: string
  /** Null: nobody is signed in. */
  readonly session: Session | null
}

export type AccountsOf = (visit: StaffVisit) => Promise<AccountsApi>

/** Accounts, for one request. */
export interface AccountsApi {
  readonly signIn: SignInApi
  readonly people: PeopleApi
  readonly drivers: DriversApi
  readonly devices: DevicesApi
  readonly passkeys: PasskeysApi
  readonly secondFactor: SecondFactorApi
  readonly account: AccountApi
}
