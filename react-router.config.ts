import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { writeLanguages } from './scripts/bundling/words-apart.ts'

export default {
  appDirectory: 'app',
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  serverBuildFile: 'index.js',
  ssr: true,
  // The router of the back office knows all its pages from the start; this server has no endpoint to ask.
  routeDiscovery: { mode: 'initial' },
  buildEnd({ reactRouterConfig: { buildDirectory } }) {
    const assets = join(buildDirectory, 'client', 'assets')
    shortenManifest(assets)
    writeLanguages(assets)
  },
} satisfies Config

/** The route around the pages that the router goes on with in the browser. */
const backOffice = 'staff/document'

/**
 * Every page of the back office loads the list of all routes. The names of a route's scripts and style sheets only serve
 * to fetch them early, and the browser never opens a public page or a preview of one by script: theirs are left out.
 */
function shortenManifest(folder: string): void {
  const name = readdirSync(folder).find((file) => /^manifest-[\w-]+\.js$/.test(file))
  if (!name) throw new Error('the build has no list of routes')
  const path = join(folder, name)
  const script = readFileSync(path, 'utf8')
  const [start, end] = [script.indexOf('{'), script.lastIndexOf('}') + 1]
  const manifest = JSON.parse(script.slice(start, end))
  const routes: Record<string, { parentId?: string; imports?: unknown; css?: unknown }> = manifest.routes
  const isOpenedByScript = (id: string | undefined): boolean =>
    id !== undefined && (id === backOffice || isOpenedByScript(routes[id]?.parentId))
  for (const [id, route] of Object.entries(routes))
    if (id !== 'root' && !isOpenedByScript(id)) {
      delete route.imports
      delete route.css
    }
  writeFileSync(path, script.slice(0, start) + JSON.stringify(manifest) + script.slice(end))
}
