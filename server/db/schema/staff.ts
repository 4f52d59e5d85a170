/** The people who work in the back office, their ways to sign in, and where they are signed in. */
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
    /** In small letters. Null for people who sign in on a paired device or by a link alone. */
    email: text().unique(),
    /** Of drivers: whom customers ring while their food is on the road (docs/decisions/0074). Null: not known. */
    phone: text().$type<Phone>(),
    role: text().$type<Role>().notNull(),
    lang: text().$type<Lang>().notNull().default('zh'),
    /** Whether single keys are shortcuts for this person (WCAG 2.1.4). */
    shortcuts: boolean().notNull().default(true),
    /** Null: may sign in. */
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

/** Secrets of people, hashed: the password, the six digits for a paired device. One of a kind each. */
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
    // Six digits name a person, so no two people have the same.
    uniqueIndex('staff_accounts_digits').on(t.password).where(sql`${t.providerId} = 'digits'`),
  ],
)

/** A tablet of the kitchen or of the packers; people of its role sign in on it with six digits. */
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
    /** Null: still paired. */
    unpairedAt: instant(),
  },
  (t) => [oneOf('staff_devices_role', t.role, ['kitchen', 'packer'])],
)

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: text().primaryKey(),
    userId: staffId(),
    /** Worth nothing without the signature that its cookie carries. */
    token: text().notNull().unique(),
    method: text().$type<SignInMethod>().notNull(),
    /** On the company's own machine: it is not ended by a pause. */
    stays: boolean().notNull(),
    deviceId: text().references(() => staffDevices.id),
    /** The link for a day that opened it; it ends with the link. */
    inviteId: integer().references(() => staffInvites.id),
    userAgent: text().notNull(),
    ipAddress: text(),
    createdAt: instant().notNull(),
    /** When it was last used, within a minute. */
    updatedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    oneOf('staff_sessions_method', t.method, signInMethods),
    index('staff_sessions_staff').on(t.userId),
    index('staff_sessions_expiry').on(t.expiresAt),
  ],
)

/** Challenges sent to browsers, each for one answer. */
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
    /** The credential's own id, base64url. */
    id: text().primaryKey(),
    staffId: staffId(),
    name: text().notNull(),
    /** base64url. */
    publicKey: text().notNull(),
    /** Counts its uses, where its maker counts them: one that goes backwards was copied. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    createdAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [index('staff_passkeys_staff').on(t.staffId)],
)

/** What some accounts ask for beside the password. */
export const staffSecondFactors = pgTable('staff_second_factors', {
  staffId: text()
    .primaryKey()
    .references(() => staff.id),
  /** Of the authenticator app, encrypted with the shop's key. */
  secret: text().notNull(),
  /** The step of the last code that was used: each serves once. */
  usedStep: integer().notNull(),
  /** Of the recovery codes that are left. */
  recoveryHashes: text().array().notNull(),
  createdAt: instant().notNull(),
})

/** What a one-time link or code is good for. */
const inviteKinds = ['person', 'device', 'day'] as const

/** Links and codes that the owner gives out; the secret in them is stored hashed. */
export const staffInvites = pgTable(
  'staff_invites',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<(typeof inviteKinds)[number]>().notNull(),
    tokenHash: text().notNull().unique(),
    role: text().$type<Role>().notNull(),
    /** The name of the new person or device, as far as whoever gave it out knew. */
    name: text().notNull().default(''),
    /** Whom it is for: a new password for somebody, a driver's day; null for a new person or device. */
    staffId: text().references(() => staff.id),
    /** Null: printed by the program on the company's own server. */
    invitedBy: text().references(() => staff.id),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** Null: not used yet. */
    usedAt: instant(),
    /** Null: not taken back. */
    revokedAt: instant(),
  },
  (t) => [oneOf('staff_invites_kind', t.kind, inviteKinds), oneOf('staff_invites_role', t.role, roles)],
)
