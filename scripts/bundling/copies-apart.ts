import type { Plugin } from 'vite'

/** Modules of this project, by their ids in the bundler without a query. */
const ownModule = /\/(app|content|domain)\/[^?]*\.(tsx?|module\.css)$/

const ofReact = /\/node_modules\/(react|react-dom|scheduler)\//

/**
 * Gives pages and the back office copies of their own of the modules that they share with the scripts of the public
 * site, and those scripts a copy of React. The browser never runs a public page's module: it is in the build for its
 * style sheets. A shared file would hold whatever either side uses, and be split where their uses differ.
 */
export function copiesApart(): Plugin {
  const pages = new Set<string>()
  /** The document is a module of the back office: only there does the browser run it. */
  function sideOf(importer: string): string | null {
    if (/\/app\/(staff\/|root\.tsx$)/.test(importer)) return '?staff'
    return /\?(staff|page)$/.exec(importer)?.[0] ?? (pages.has(importer) ? '?page' : null)
  }
  /** Visitors' modules are those without a side; of packages, only their React knows that it is theirs. */
  const isVisitors = (importer: string) =>
    importer.endsWith('?visitor') || (ownModule.test(importer) && sideOf(importer) === null)
  return {
    name: 'copies-apart',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, { kind }) {
      if (!importer) return null
      const side = sideOf(importer)
      if (side === '?page' && kind === 'dynamic-import') return null
      const isPage =
        importer.includes('/app/site/') && importer.endsWith('?__react-router-build-client-route')
      const isVisitor = isVisitors(importer)
      if (!side && !isPage && !isVisitor) return null
      const found = await this.resolve(source, importer, { skipSelf: true, custom: { apart: side !== null } })
      if (found && isPage) pages.add(found.id)
      if (found && isVisitor) return ofReact.test(found.id) ? { ...found, id: `${found.id}?visitor` } : null
      return found && side && ownModule.test(found.id) && !found.id.includes('/app/staff/')
        ? { ...found, id: found.id + side }
        : found
    },
  }
}
