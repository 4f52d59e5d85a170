/** Sign-in by passkey, by digits on a paired tablet, and the second factor. */
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
  /** Unopened links. */
  waiting(): Promise<readonly WaitingDevice[]>
  /** The link pairs the tablet that opens it within `pairingHours`. */
  invite(tablet: Tablet): Promise<StaffResult<GivenOut, 'not-allowed' | 'no-name'>>
  /** Ends its sessions too. */
  unpair(id: string): Promise<StaffResult<null, ManageRefusal>>
  /** Shown once; the former digits and their sessions end. */
  newDigits(staffId: string): Promise<StaffResult<string, ManageRefusal>>
}

export interface TabletSignIn {
  /** Null if the link was used, revoked, has expired, or never existed. */
  tabletOfLink(token: string): Promise<Tablet | null>
  pair(token: string): Promise<StaffResult<Cookies, 'no-link'>>
  /** Null if this browser is not paired. */
  tablet(): Promise<Tablet | null>
  withDigits(digits: string): Promise<StaffResult<Cookies, SignInRefusal | { readonly code: 'no-device' }>>
}

/** Passkey options as JSON, and the cookie that binds the response to this browser. */
export interface PasskeyQuestion {
  readonly options: string
  readonly cookies: Cookies
}

/** In whole seconds. */
export type TooMany = { readonly code: 'too-many'; readonly wait: number }

export interface PasskeySignIn {
  passkeyQuestion(): Promise<StaffResult<PasskeyQuestion, TooMany>>
  /** @param answer JSON of the browser's passkey response */
  withPasskey(answer: string): Promise<StaffResult<Cookies, TooMany | { readonly code: 'wrong-passkey' }>>
}

export interface Passkey {
  readonly id: string
  readonly name: string
  readonly createdAt: Date
  readonly usedAt: Date | null
}

export type NewPasskeyRefusal = ConfirmRefusal | 'not-allowed'

/** A secret that is not confirmed by a code yet. */
export interface SecondFactorSetup {
  /** A QR code for the app. */
  readonly code: { readonly size: number; readonly path: string }
  /** For manual entry. */
  readonly secret: string
  readonly cookies: Cookies
}

export interface SecondFactorApi {
  /** Null if it is off. */
  facts(): Promise<{ readonly recoveryCodes: number } | null>
  begin(password: string): Promise<StaffResult<SecondFactorSetup, ConfirmRefusal>>
  /** Turns it on and returns the recovery codes, which are shown once. */
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

/** The password, or a passkey response as JSON. */
export type Proof = { readonly password: string } | { readonly passkey: string }

export interface PasskeysApi {
  list(): Promise<readonly Passkey[]>
  /** Requires the password, so that a stolen session cannot add a permanent sign-in method. */
  question(password: string): Promise<StaffResult<PasskeyQuestion, NewPasskeyRefusal>>
  add(answer: string, name: string): Promise<StaffResult<null, 'wrong-passkey'>>
  /** A passkey challenge in place of the password. */
  confirmation(): Promise<StaffResult<PasskeyQuestion, TooMany>>
  /** Requires proof, so that a stolen session cannot remove the owner's sign-in methods. */
  remove(id: string, proof: Proof): Promise<StaffResult<null, ConfirmRefusal | 'wrong-passkey'>>
}
