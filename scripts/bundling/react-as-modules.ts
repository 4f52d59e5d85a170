import type { Plugin } from 'vite'

/** The files of React, with those that choose between the ones for production and development. */
const ofReact =
  /\/node_modules\/(react|react-dom|scheduler)\/(cjs\/[\w-]+\.production|[\w-]+)\.js(\?visitor)?$/

/**
 * Gives the bundler React as ES modules, so that it leaves out what no script imports: over two kilobytes with brotli.
 * React is published as CommonJS, which is bundled whole. A file that is written otherwise than expected stays as it is,
 * so a new release of React can cost bytes, but not break the site.
 */
export function reactAsModules(): Plugin {
  return {
    name: 'react-as-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // React looks for functions that only development builds of its scheduler have.
    onLog(_level, { code, id = '' }) {
      return code === 'IMPORT_IS_UNDEFINED' && ofReact.test(id) ? false : undefined
    },
    transform: {
      filter: { id: ofReact },
      handler: (code) => {
        const written = asModule(code)
        return written === null ? null : { code: written, map: null }
      },
    },
  }
}

/** The same as an ES module, or null for what uses `require` or `exports` otherwise. */
export function asModule(code: string): string | null {
  const [, chosen] = /\bmodule\.exports = require\('(\.\/cjs\/[\w-]+\.production\.js)'\)/.exec(code) ?? []
  if (chosen) return `export * from '${chosen}'\nexport * as default from '${chosen}'`

  const imports: string[] = []
  const names = new Set<string>()
  const body = code
    .replace(/\b(\w+) = require\("([\w/-]+)"\)/g, (_, name: string, from: string) => {
      imports.push(`import * as ${name} from '${from}'`)
      return `required$${imports.length}`
    })
    .replace(/\bexports\.(\w+)/g, (_, name: string) => {
      names.add(name)
      return `exported$${name}`
    })
  if (names.size === 0 || /\brequire\(|\bexports\b/.test(body)) return null
  const own = [...names].map((name) => `exported$${name}`)
  const list = [...names].map((name) => `exported$${name} as ${name}`)
  return `${imports.join('\n')}\nvar ${own.join(', ')}\n${body}\nexport { ${list.join(', ')} }`
}
