/** Pages reach the server through this module alone. */
import { createContext } from 'react-router'
import type { AccountsApi } from '#server/accounts/staff.ts'
import type { Session } from '#server/page-data/session.ts'
import type { SiteApi } from '#server/page-data/site-api.ts'
import type { StaffApi } from '#server/page-data/staff/staff-api.ts'

/** Set by the server for every request, so that pages never open a database. */
export const apiContext = createContext<SiteApi>()

/** The session; null without a sign-in and on every shared page. */
export const sessionContext = createContext<Session | null>(null)

/** The client's address, for rate limits. */
export const clientContext = createContext<string>('unknown')

/** A random nonce for each back-office page: its content security policy allows only scripts with it. */
export const nonceContext = createContext<string | undefined>(undefined)

export const visitorsScriptContext = createContext<string>()

/** Only pages of the back office have this context. */
export const staffApiContext = createContext<StaffApi>()

/** Accounts, limited to this request; set only for pages of the back office. */
export const accountsContext = createContext<AccountsApi>()
