/** Compiles pages on request, with hot reload. */
import type { Server } from 'node:http'
import { createServer, isRunnableDevEnvironment } from 'vite'
import type { Listener } from '#server/http/listen.ts'
import type { PageBuild, PageSource } from './page-build.ts'

export interface DevPages {
  readonly source: PageSource
  /** Passes requests that are not Vite's to `next`. */
  inFrontOf(next: Listener): Listener
  close(): Promise<void>
}

export async function openDevPages(server: Server, port: number): Promise<DevPages> {
  const vite = await createServer({
    // Two servers on one checkout would overwrite each other's optimized packages.
    cacheDir: `node_modules/.vite/${port}`,
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: { ignored: ['**/{build,data,tests,.cache,docs}/**', '**/catalogue/pictures/**'] },
    },
  })
  const { ssr } = vite.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('the page compiler can not run pages')
  return {
    source: {
      mode: 'development',
      clientDir: null,
      visitorsScript: '/app/visitors.ts',
      styleSheet: async () => null,
      load: () => ssr.runner.import<PageBuild>('virtual:react-router/server-build'),
    },
    inFrontOf: (next) => (request, response) =>
      vite.middlewares(request, response, () => next(request, response)),
    close: () => vite.close(),
  }
}
