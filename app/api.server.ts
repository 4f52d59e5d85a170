/** The only access from the pages to the server: it defines what a page may request. */
import { createContext } from 'react-router'
import type { Session } from '#server/page-data/session.ts'
import type { SiteApi } from '#server/page-data/site-api.ts'
import type { AccountsApi } from '#server/page-data/staff/office/accounts-api.ts'
import type { StaffApi } from '#server/page-data/staff/staff-api.ts'

/** Set by the server for every request, so that pages never open a store of their own. */
export const apiContext = createContext<SiteApi>()

/** The session, on pages rendered for each request; null without a sign-in, and on every shared page. */
export const sessionContext = createContext<Session | null>(null)

/** The address of the client, on pages rendered for each request; it decides whose turn it is. */
export const clientContext = createContext<string>('unknown')

/** A new random text for each page of the back office: its content security policy allows scripts that carry it. */
export const nonceContext = createContext<string | undefined>(undefined)

/** The address of the script of the public pages. */
export const visitorsScriptContext = createContext<string>()

/** What only pages of the back office may request; it is not set for any other page. */
export const staffApiContext = createContext<StaffApi>()

/** Accounts as this request may use them; set for pages of the back office alone. */
export const accountsContext = createContext<AccountsApi>()
