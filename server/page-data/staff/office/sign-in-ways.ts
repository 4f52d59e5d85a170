/** Ways to sign in without a password, as pages of the back office use them: passkeys, and digits on a paired tablet. */
import type { Role } from '#domain/staff/permissions.ts'
import type { ConfirmRefusal, Cookies, GivenOut, SignInRefusal, StaffResult } from './accounts-result.ts'

/** The roles that sign in on a tablet. */
export type TabletRole = Extract<Role, 'kitchen' | 'packer'>

/** A tablet of the kitchen or of the packers. */
export interface Tablet {
  readonly name: string
  readonly role: TabletRole
}

export interface Device extends Tablet {
  readonly id: string
  readonly pairedAt: Date
}

export interface WaitingDevice extends Tablet {
  readonly id: number
  readonly expiresAt: Date
}

type ManageRefusal = 'not-allowed' | 'not-found'

/** For the owner alone. */
export interface DevicesApi {
  devices(): Promise<readonly Device[]>
  /** Links that no tablet opened yet. */
  waiting(): Promise<readonly WaitingDevice[]>
  /** A link that pairs the tablet that opens it, within `pairingHours`. */
  invite(tablet: Tablet): Promise<StaffResult<GivenOut, 'not-allowed' | 'no-name'>>
  /** Ends its sessions too. */
  unpair(id: string): Promise<StaffResult<null, ManageRefusal>>
  /** New digits of a person who works on a tablet, shown once; the earlier ones and their sessions end. */
  newDigits(staffId: string): Promise<StaffResult<string, ManageRefusal>>
}

export interface TabletSignIn {
  /** The tablet that a link pairs; null: used already, taken back, too old, or never made. */
  tabletOfLink(token: string): Promise<Tablet | null>
  pair(token: string): Promise<StaffResult<Cookies, 'no-link'>>
  /** The tablet that this browser was paired as; null: none. */
  tablet(): Promise<Tablet | null>
  withDigits(digits: string): Promise<StaffResult<Cookies, SignInRefusal | { readonly code: 'no-device' }>>
}

/** What a browser needs for a passkey, as JSON, and the cookie that binds the answer to this browser. */
export interface PasskeyQuestion {
  readonly options: string
  readonly cookies: Cookies
}

/** Whole seconds until the next attempt is accepted. */
export type TooMany = { readonly code: 'too-many'; readonly wait: number }

export interface PasskeySignIn {
  passkeyQuestion(): Promise<StaffResult<PasskeyQuestion, TooMany>>
  /** @param answer JSON, as the browser's own function returns it */
  withPasskey(answer: string): Promise<StaffResult<Cookies, TooMany | { readonly code: 'wrong-passkey' }>>
}

export interface Passkey {
  readonly id: string
  readonly name: string
  readonly createdAt: Date
  readonly usedAt: Date | null
}

export type NewPasskeyRefusal = ConfirmRefusal | 'not-allowed'

/** A secret that waits for a code of the app that has it. */
export interface SecondFactorSetup {
  /** For the app to scan. */
  readonly code: { readonly size: number; readonly path: string }
  /** For whoever types it. */
  readonly secret: string
  readonly cookies: Cookies
}

/** One's own second factor: codes of an authenticator app beside the password. */
export interface SecondFactorApi {
  /** Null: it is off. */
  facts(): Promise<{ readonly recoveryCodes: number } | null>
  begin(password: string): Promise<StaffResult<SecondFactorSetup, ConfirmRefusal>>
  /** Turns it on, and returns the recovery codes, which are shown once. */
  confirm(
    code: string,
  ): Promise<
    StaffResult<
      readonly string[],
      { readonly code: 'too-late' } | { readonly code: 'wrong'; readonly setup: SecondFactorSetup }
    >
  >
  turnOff(password: string): Promise<StaffResult<null, ConfirmRefusal>>
}

/** What shows that the person is there: the password, or what the browser answers with a passkey, as JSON. */
export type Proof = { readonly password: string } | { readonly passkey: string }

/** One's own passkeys. */
export interface PasskeysApi {
  list(): Promise<readonly Passkey[]>
  /** Asks for the password first: a stolen session must not add a way in that outlives it. */
  question(password: string): Promise<StaffResult<PasskeyQuestion, NewPasskeyRefusal>>
  add(answer: string, name: string): Promise<StaffResult<null, 'wrong-passkey'>>
  /** Asks a passkey of this person, so that it may stand for the password. */
  confirmation(): Promise<StaffResult<PasskeyQuestion, TooMany>>
  /** A stolen session must not take away the ways in of its owner. */
  remove(id: string, proof: Proof): Promise<StaffResult<null, ConfirmRefusal | 'wrong-passkey'>>
}
