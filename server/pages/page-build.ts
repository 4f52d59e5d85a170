/** The built pages: what the page compiler wrote, loaded once, or asked for anew by the development server. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RouterContext, ServerBuild } from 'react-router'
import type { Settings } from '#domain/settings.ts'
import { StartError } from '#server/db/store/start-error.ts'
import type { Session } from '#server/site/session.ts'
import type { SiteApi } from '#server/site/site-api.ts'

/** What app/entry.server.tsx exports besides the rendering. */
export interface PageEntry {
  /** The compiler bundles app/api.server.ts, so the key of its context is only to be had from the build itself. */
  readonly apiContext: RouterContext<SiteApi>
  readonly sessionContext: RouterContext<Session | null>
  /** Texts of all inline scripts that a page may carry. */
  readonly inlineScripts: (settings: Settings) => readonly string[]
}

export interface PageBuild extends ServerBuild {
  readonly entry: ServerBuild['entry'] & { readonly module: PageEntry }
}

export interface PageSource {
  /** In development the latest build, else always the same one. */
  load(): Promise<PageBuild>
  /** Text of a built style sheet by its address, or null when the page should link it instead. */
  styleSheet(address: string): Promise<string | null>
  readonly mode: 'development' | 'production'
  /** Public files of the build; null while the development server serves them. */
  readonly clientDir: string | null
}

/** Loads a build. @throws StartError when there is none */
export async function openPageBuild(buildDir: string): Promise<PageSource> {
  const clientDir = resolve(buildDir, 'client')
  const entry = resolve(buildDir, 'server/index.js')
  if (!existsSync(entry))
    throw new StartError(`the pages are not built: ${entry} is missing; npm start makes it`)
  const build: PageBuild = await import(pathToFileURL(entry).href)
  const sheets = new Map<string, Promise<string | null>>()
  return {
    mode: 'production',
    clientDir,
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
