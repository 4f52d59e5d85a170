/** None of better-auth's HTTP endpoints is mounted. */
import { randomUUID } from 'node:crypto'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createAuthEndpoint } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import * as v from 'valibot'
import { maxSessionMs } from '#domain/staff/office/staff-session.ts'
import { staff, staffAccounts, staffSessions, staffVerifications } from '#server/db/schema/staff.ts'
import type { Database } from '#server/db/store/database.ts'

/** Browsers accept this prefix only over https and for this exact host. */
export const sessionCookie = (isSecure: boolean) => (isSecure ? '__Host-staff' : 'staff')

/** The library adds its prefix only to names that it chooses. */
const isHttps = (siteUrl: string) => siteUrl.startsWith('https:')

export type Auth = ReturnType<typeof createAuth>

export function createAuth(db: Database, options: { readonly siteUrl: string; readonly secret: string }) {
  const isSecure = isHttps(options.siteUrl)
  return betterAuth({
    baseURL: options.siteUrl,
    secret: options.secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: staff,
        account: staffAccounts,
        session: staffSessions,
        verification: staffVerifications,
      },
    }),
    session: {
      expiresIn: maxSessionMs / 1000,
      additionalFields: {
        method: { type: 'string' },
        stays: { type: 'boolean' },
        deviceId: { type: 'string', required: false },
        inviteId: { type: 'number', required: false },
      },
    },
    advanced: {
      useSecureCookies: false,
      cookies: { session_token: { name: sessionCookie(isSecure), attributes: { secure: isSecure } } },
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => randomUUID(), validateSchema: false },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [staffSessionsPlugin()],
  })
}

const newSession = v.object({
  staffId: v.string(),
  method: v.string(),
  stays: v.boolean(),
  deviceId: v.nullable(v.string()),
  inviteId: v.nullable(v.number()),
  userAgent: v.string(),
  createdAt: v.date(),
  expiresAt: v.date(),
})

function staffSessionsPlugin() {
  return {
    id: 'staff-sessions',
    endpoints: {
      startStaffSession: createAuthEndpoint(
        { method: 'POST', body: newSession, metadata: { SERVER_ONLY: true } },
        async (ctx) => {
          const { staffId, ...fields } = ctx.body
          const { createdAt, expiresAt } = fields
          const { internalAdapter, authCookies, secret } = ctx.context
          const { id, token } = await internalAdapter.createSession(
            staffId,
            false,
            { ...fields, updatedAt: createdAt },
            true,
          )
          const { maxAge: _, ...attributes } = authCookies.sessionToken.attributes
          await ctx.setSignedCookie(authCookies.sessionToken.name, token, secret, {
            ...attributes,
            ...(fields.stays && { maxAge: Math.floor((expiresAt.getTime() - createdAt.getTime()) / 1000) }),
          })
          return { id }
        },
      ),
      readStaffToken: createAuthEndpoint(
        { method: 'GET', requireHeaders: true, metadata: { SERVER_ONLY: true } },
        async (ctx) => {
          const { authCookies, secret } = ctx.context
          return { token: (await ctx.getSignedCookie(authCookies.sessionToken.name, secret)) || null }
        },
      ),
      clearStaffCookie: createAuthEndpoint(
        { method: 'POST', metadata: { SERVER_ONLY: true } },
        async (ctx) => {
          const { name, attributes } = ctx.context.authCookies.sessionToken
          ctx.setCookie(name, '', { ...attributes, maxAge: 0 })
        },
      ),
    },
  }
}
