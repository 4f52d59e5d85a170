/** Staff, their ways to sign in, and their sessions. */
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Phone } from '#domain/phone.ts'
import { type SignInMethod, signInMethods } from '#domain/staff/office/staff-session.ts'
import { type Role, roles } from '#domain/staff/permissions.ts'
import { type Lang, langs } from '#domain/text.ts'
import { instant, oneOf } from './columns.ts'

export const staff = pgTable(
  'staff',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** Lower case. Null for people who sign in only on a paired device or by a link. */
    email: text().unique(),
    /** A driver's number, which customers call during delivery (docs/decisions/0074). */
    phone: text().$type<Phone>(),
    role: text().$type<Role>().notNull(),
    lang: text().$type<Lang>().notNull().default('zh'),
    /** Enables single-key shortcuts (WCAG 2.1.4). */
    shortcuts: boolean().notNull().default(true),
    /** Null while the person may sign in. */
    blockedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    oneOf('staff_role', t.role, roles),
    oneOf('staff_lang', t.lang, langs),
    check('staff_email', sql`${t.email} = lower(${t.email})`),
  ],
)

const staffId = () =>
  text()
    .notNull()
    .references(() => staff.id)

/** Hashed secrets: a password, or six digits for a paired device. One per kind and person. */
export const staffAccounts = pgTable(
  'staff_accounts',
  {
    id: text().primaryKey(),
    userId: staffId(),
    providerId: text().notNull(),
    accountId: text().notNull(),
    password: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('staff_accounts_kind').on(t.userId, t.providerId),
    // Six digits identify a person, so they are unique.
    uniqueIndex('staff_accounts_digits').on(t.password).where(sql`${t.providerId} = 'digits'`),
  ],
)

/** A tablet of the kitchen or of packing, where people of its role sign in with six digits. */
export const staffDevices = pgTable(
  'staff_devices',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    role: text().$type<Role>().notNull(),
    /** Hash of the token in the device's cookie. */
    tokenHash: text().notNull().unique(),
    pairedAt: instant().notNull(),
    pairedBy: staffId(),
    /** Null while the device is paired. */
    unpairedAt: instant(),
  },
  (t) => [oneOf('staff_devices_role', t.role, ['kitchen', 'packer'])],
)

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: text().primaryKey(),
    userId: staffId(),
    /** Useless without the signature in the cookie. */
    token: text().notNull().unique(),
    method: text().$type<SignInMethod>().notNull(),
    /** On the company's own computer: inactivity does not end the session. */
    stays: boolean().notNull(),
    deviceId: text().references(() => staffDevices.id),
    /** The day link that opened the session, which ends with the link. */
    inviteId: integer().references(() => staffInvites.id),
    userAgent: text().notNull(),
    ipAddress: text(),
    createdAt: instant().notNull(),
    /** Time of last use, accurate to a minute. */
    updatedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    oneOf('staff_sessions_method', t.method, signInMethods),
    index('staff_sessions_staff').on(t.userId),
    index('staff_sessions_expiry').on(t.expiresAt),
  ],
)

/** Challenges sent to browsers; each is valid for one response. */
export const staffVerifications = pgTable(
  'staff_verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [index('staff_verifications_identifier').on(t.identifier)],
)

export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    /** The credential's id, in base64url. */
    id: text().primaryKey(),
    staffId: staffId(),
    name: text().notNull(),
    publicKey: text().notNull(),
    /** Signature counter; a lower value than before indicates a cloned authenticator. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    createdAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [index('staff_passkeys_staff').on(t.staffId)],
)

export const staffSecondFactors = pgTable('staff_second_factors', {
  staffId: text()
    .primaryKey()
    .references(() => staff.id),
  /** The authenticator app's secret, encrypted with the shop's key. */
  secret: text().notNull(),
  /** Time step of the last code used: each code is valid once. */
  usedStep: integer().notNull(),
  /** Hashes of the unused recovery codes. */
  recoveryHashes: text().array().notNull(),
  createdAt: instant().notNull(),
})

const inviteKinds = ['person', 'device', 'day'] as const

/** One-time links and codes from the owner; their secrets are hashed. */
export const staffInvites = pgTable(
  'staff_invites',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<(typeof inviteKinds)[number]>().notNull(),
    tokenHash: text().notNull().unique(),
    role: text().$type<Role>().notNull(),
    /** Name of the new person or device, if known. */
    name: text().notNull().default(''),
    /** The recipient of a new password or day link; null for a new person or device. */
    staffId: text().references(() => staff.id),
    /** Null if created by the server's command line. */
    invitedBy: text().references(() => staff.id),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    revokedAt: instant(),
  },
  (t) => [oneOf('staff_invites_kind', t.kind, inviteKinds), oneOf('staff_invites_role', t.role, roles)],
)
