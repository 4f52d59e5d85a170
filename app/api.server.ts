/** The only door from the pages into the server: what a page may ask for, and nothing else. */
import { createContext } from 'react-router'
import type { Session } from '#server/site/session.ts'
import type { SiteApi } from '#server/site/site-api.ts'

/** Set for every request by the server, so that pages never open a store of their own. */
export const apiContext = createContext<SiteApi>()

/** Who asks, on pages rendered for each request; null where nobody signed in, and on every shared page. */
export const sessionContext = createContext<Session | null>(null)
