import type { Role } from '#domain/staff/permissions.ts'
import type { ConfirmRefusal, Cookies, GivenOut, SignInRefusal, StaffResult } from './accounts-result.ts'

export type TabletRole = Extract<Role, 'kitchen' | 'packer'>

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

/** For owners only. */
export interface DevicesApi {
  devices(): Promise<readonly Device[]>
  waiting(): Promise<readonly WaitingDevice[]>
  /** The link is valid for `pairingHours`. */
  invite(tablet: Tablet): Promise<StaffResult<GivenOut, 'not-allowed' | 'no-name'>>
  unpair(id: string): Promise<StaffResult<null, ManageRefusal>>
  /** Shown once; former digits and sessions end. */
  newDigits(staffId: string): Promise<StaffResult<string, ManageRefusal>>
}

export interface TabletSignIn {
  tabletOfLink(token: string): Promise<Tablet | null>
  pair(token: string): Promise<StaffResult<Cookies, 'no-link'>>
  tablet(): Promise<Tablet | null>
  withDigits(digits: string): Promise<StaffResult<Cookies, SignInRefusal | { readonly code: 'no-device' }>>
}

/** The cookie binds the response to this browser. */
export interface PasskeyQuestion {
  readonly options: string
  readonly cookies: Cookies
}

/** In whole seconds. */
export type TooMany = { readonly code: 'too-many'; readonly wait: number }

export interface PasskeySignIn {
  passkeyQuestion(): Promise<StaffResult<PasskeyQuestion, TooMany>>
  /** @param answer the browser's JSON */
  withPasskey(answer: string): Promise<StaffResult<Cookies, TooMany | { readonly code: 'wrong-passkey' }>>
}

export interface Passkey {
  readonly id: string
  readonly name: string
  readonly createdAt: Date
  readonly usedAt: Date | null
}

export type NewPasskeyRefusal = ConfirmRefusal | 'not-allowed'

/** The secret is not confirmed by a code yet. */
export interface SecondFactorSetup {
  readonly code: { readonly size: number; readonly path: string }
  readonly secret: string
  readonly cookies: Cookies
}

export interface SecondFactorApi {
  secondFactor(): Promise<{ readonly recoveryCodes: number } | null>
  begin(password: string): Promise<StaffResult<SecondFactorSetup, ConfirmRefusal>>
  /** @returns the recovery codes, which are shown once */
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

/** A passkey response, as JSON, replaces the password. */
export type Proof = { readonly password: string } | { readonly passkey: string }

export interface PasskeysApi {
  list(): Promise<readonly Passkey[]>
  /** A stolen session must not add a permanent sign-in method. */
  question(password: string): Promise<StaffResult<PasskeyQuestion, NewPasskeyRefusal>>
  add(answer: string, name: string): Promise<StaffResult<null, 'wrong-passkey'>>
  /** A passkey challenge in place of the password. */
  confirmation(): Promise<StaffResult<PasskeyQuestion, TooMany>>
  /** A stolen session must not remove sign-in methods. */
  remove(id: string, proof: Proof): Promise<StaffResult<null, ConfirmRefusal | 'wrong-passkey'>>
}
