/** The only door from the pages into the server: what a page may ask for, and nothing else. */
import { createContext } from 'react-router'
import type { SiteApi } from '#server/site/site-api.ts'

/** Set for every request by the server, so that pages never open a store of their own. */
export const apiContext = createContext<SiteApi>()
