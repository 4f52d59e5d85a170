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
    /** Lower case; null for people who sign in only on a paired device or by a link. */
    email: text().unique(),
    /** Customers call it during delivery (docs/decisions/0074). */
    phone: text().$type<Phone>(),
    role: text().$type<Role>().notNull(),
    lang: text().$type<Lang>().notNull().default('zh'),
    shortcuts: boolean().notNull().default(true),
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

/** Hashed passwords, or six digits for paired devices, one per kind and person. */
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

/** People of its role sign in on the device with six digits. */
export const staffDevices = pgTable(
  'staff_devices',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    role: text().$type<Role>().notNull(),
    /** The device's cookie holds the token; this is its hash. */
    tokenHash: text().notNull().unique(),
    pairedAt: instant().notNull(),
    pairedBy: staffId(),
    unpairedAt: instant(),
  },
  (t) => [oneOf('staff_devices_role', t.role, ['kitchen', 'packer'])],
)

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: text().primaryKey(),
    userId: staffId(),
    /** The token is useless without the signature in the cookie. */
    token: text().notNull().unique(),
    method: text().$type<SignInMethod>().notNull(),
    /** Inactivity does not end such a session. */
    stays: boolean().notNull(),
    deviceId: text().references(() => staffDevices.id),
    /** The session ends with this link. */
    inviteId: integer().references(() => staffInvites.id),
    userAgent: text().notNull(),
    ipAddress: text(),
    createdAt: instant().notNull(),
    /** The time is accurate to a minute. */
    updatedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    oneOf('staff_sessions_method', t.method, signInMethods),
    index('staff_sessions_staff').on(t.userId),
    index('staff_sessions_expiry').on(t.expiresAt),
  ],
)

/** Each challenge is valid for one response. */
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
    id: text().primaryKey(),
    staffId: staffId(),
    name: text().notNull(),
    publicKey: text().notNull(),
    /** A lower value than before indicates a cloned authenticator. */
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
  /** The secret is encrypted with the shop's key. */
  secret: text().notNull(),
  usedStep: integer().notNull(),
  recoveryHashes: text().array().notNull(),
  createdAt: instant().notNull(),
})

const inviteKinds = ['person', 'device', 'day'] as const

/** The secrets are hashed. */
export const staffInvites = pgTable(
  'staff_invites',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<(typeof inviteKinds)[number]>().notNull(),
    tokenHash: text().notNull().unique(),
    role: text().$type<Role>().notNull(),
    name: text().notNull().default(''),
    /** Null if the invitation is for a new person or device. */
    staffId: text().references(() => staff.id),
    /** The value is null if created by the server's command line. */
    invitedBy: text().references(() => staff.id),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    revokedAt: instant(),
  },
  (t) => [oneOf('staff_invites_kind', t.kind, inviteKinds), oneOf('staff_invites_role', t.role, roles)],
)
