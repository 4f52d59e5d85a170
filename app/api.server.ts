/** The only access from the pages to the server: it defines what a page may request. */
import { createContext } from 'react-router'
import type { Session } from '#server/site/session.ts'
import type { SiteApi } from '#server/site/site-api.ts'

/** Set by the server for every request, so that pages never open a store of their own. */
export const apiContext = createContext<SiteApi>()

/** The session, on pages rendered for each request; null without a sign-in, and on every shared page. */
export const sessionContext = createContext<Session | null>(null)
