/** Builds load once in production and after each change in development. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RouterContext, ServerBuild } from 'react-router'
import * as v from 'valibot'
import type { Settings } from '#domain/shop/settings.ts'
import type { AccountsApi } from '#server/accounts/staff.ts'
import { StartError } from '#server/db/store/start-error.ts'
import type { Session } from '#server/page-data/session.ts'
import type { SiteApi } from '#server/page-data/site-api.ts'
import type { StaffApi } from '#server/page-data/staff/staff-api.ts'

/** The other exports of app/entry.server.tsx. */
export interface PageEntry {
  /** Only the build has its context key. */
  readonly accountsContext: RouterContext<AccountsApi>
  readonly apiContext: RouterContext<SiteApi>
  readonly sessionContext: RouterContext<Session | null>
  readonly clientContext: RouterContext<string>
  readonly nonceContext: RouterContext<string | undefined>
  readonly staffApiContext: RouterContext<StaffApi>
  readonly visitorsScriptContext: RouterContext<string>
  readonly inlineScripts: (settings: Settings) => readonly string[]
}

export interface PageBuild extends ServerBuild {
  readonly entry: ServerBuild['entry'] & { readonly module: PageEntry }
}

export interface PageSource {
  /** Resolves to the latest build. */
  load(): Promise<PageBuild>
  /** Null if the page should link the sheet. */
  styleSheet(address: string): Promise<string | null>
  readonly visitorsScript: string
  readonly mode: 'development' | 'production'
  /** The value is null in development. */
  readonly clientDir: string | null
}

/** vite.visitors.config.ts writes this manifest. */
const bundleList = v.object({ 'app/visitors.ts': v.object({ file: v.string() }) })

/** @throws StartError without a build */
export async function openPageBuild(buildDir: string): Promise<PageSource> {
  const clientDir = resolve(buildDir, 'client')
  const entry = resolve(buildDir, 'server/index.js')
  if (!existsSync(entry))
    throw new StartError(`the pages are not built: ${entry} is missing; npm start makes it`)
  const build: PageBuild = await import(pathToFileURL(entry).href)
  const bundles = v.parse(
    bundleList,
    JSON.parse(await readFile(join(clientDir, '.vite/visitors.json'), 'utf8')),
  )
  const sheets = new Map<string, Promise<string | null>>()
  return {
    mode: 'production',
    clientDir,
    visitorsScript: `/${bundles['app/visitors.ts'].file}`,
    load: async () => build,
    styleSheet(address) {
      let sheet = sheets.get(address)
      if (!sheet) {
        sheet = /^\/assets\/[\w.-]+\.css$/.test(address)
          ? readFile(join(clientDir, address), 'utf8').catch(() => null)
          : Promise.resolve(null)
        sheets.set(address, sheet)
      }
      return sheet
    },
  }
}
