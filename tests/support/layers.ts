/** The table "Who may import whom" of docs/architecture.md as data, and the other rules of its style sheet. */
import type { Import, Module } from './imports.ts'

/** The parts of the tree by the name that the table gives them. A module belongs to the first that holds it. */
const parts = {
  'domain/': /^domain\//,
  'content/': /^content\//,
  'app/ui/': /^app\/ui\//,
  'app/browser/': /^app\/browser\//,
  'app/order/': /^app\/order\//,
  'app/enquiry/': /^app\/enquiry\//,
  'app/islands/': /^app\/islands\//,
  'app/staff/': /^app\/staff\//,
  'app/site/': /^app\/site\//,
  'the door': /^app\/[\w.-]+\.server\.tsx?$/,
  'app/paths.ts': /^app\/paths\.ts$/,
  'app/http-client.ts': /^app\/http-client\.ts$/,
  'app/inline-scripts.ts': /^app\/inline-scripts\.ts$/,
  'the rest of app/': /^app\//,
  'catalogue/': /^catalogue\//,
  'server/db/': /^server\/db\//,
  'server/images/, mail/, payments/': /^server\/(images|mail|payments)\//,
  'server/limits/': /^server\/limits\//,
  'server/commands/': /^server\/commands\//,
  'server/graphql/, rest/, pages/': /^server\/(graphql|rest|pages)\//,
  'server/log.ts, project-folder.ts, whole-file.ts': /^server\/(log|project-folder|whole-file)\.ts$/,
  'server/address-parameters.ts, visitor-language.ts': /^server\/(address-parameters|visitor-language)\.ts$/,
  'server/failure.ts': /^server\/failure\.ts$/,
  // The typed contract between pages and server: erased before anything runs.
  'server/site-api.ts': /^server\/site-api\.ts$/,
  'server/order-view.ts': /^server\/order-view\.ts$/,
  'the rest of server/': /^server\//,
} satisfies Record<string, RegExp>

type Part = keyof typeof parts

/** Which packages a part may use. */
const packages = {
  none: /^$/,
  React: /^react/,
  'Google’s map loader': /^@googlemaps\/js-api-loader$/,
  'any but React': /^node:|^(?!react|@react-router)/,
  any: /./,
} satisfies Record<string, RegExp>

interface Layer {
  readonly part: Part
  /** Whose modules it may import, besides its own. */
  readonly may: readonly Part[]
  /** Whose types it may import as well, and nothing that stays at run time. */
  readonly mayTypes?: readonly Part[]
  readonly packages: keyof typeof packages
}

const contract: readonly Part[] = ['server/site-api.ts', 'server/order-view.ts']
const adapters: Part = 'server/images/, mail/, payments/'
const edges: Part = 'server/graphql/, rest/, pages/'
const basics: Part = 'server/log.ts, project-folder.ts, whole-file.ts'
const requests: Part = 'server/address-parameters.ts, visitor-language.ts'

const layers: readonly Layer[] = [
  { part: 'domain/', may: [], packages: 'none' },
  { part: 'content/', may: [], mayTypes: ['domain/'], packages: 'none' },
  { part: 'app/ui/', may: ['domain/', 'content/', 'app/paths.ts'], packages: 'React' },
  {
    part: 'app/browser/',
    may: ['domain/', 'app/paths.ts'],
    mayTypes: ['content/'],
    packages: 'Google’s map loader',
  },
  {
    part: 'app/order/',
    may: ['domain/', 'content/', 'app/ui/', 'app/islands/', 'app/paths.ts', 'app/http-client.ts'],
    packages: 'React',
  },
  { part: 'app/enquiry/', may: ['domain/', 'content/', 'app/ui/', 'app/paths.ts'], packages: 'React' },
  {
    part: 'app/islands/',
    may: [
      'domain/',
      'content/',
      'app/ui/',
      'app/order/',
      'app/enquiry/',
      'app/browser/',
      'app/site/',
      'app/paths.ts',
    ],
    packages: 'React',
  },
  {
    part: 'app/staff/',
    may: ['domain/', 'content/', 'app/ui/', 'the door', 'app/paths.ts'],
    mayTypes: contract,
    packages: 'any',
  },
  {
    part: 'app/site/',
    may: ['domain/', 'content/', 'app/ui/', 'app/order/', 'app/browser/', 'the door', 'app/paths.ts'],
    mayTypes: [...contract, 'app/inline-scripts.ts'],
    packages: 'React',
  },
  {
    part: 'the door',
    may: ['app/inline-scripts.ts'],
    mayTypes: contract,
    packages: 'React',
  },
  { part: 'app/paths.ts', may: ['domain/'], packages: 'none' },
  { part: 'app/http-client.ts', may: [], packages: 'none' },
  { part: 'app/inline-scripts.ts', may: ['domain/', 'app/browser/'], packages: 'any but React' },
  {
    part: 'the rest of app/',
    may: [
      'domain/',
      'content/',
      'app/ui/',
      'app/browser/',
      'app/order/',
      'app/enquiry/',
      'app/site/',
      'the door',
      'app/paths.ts',
      'app/inline-scripts.ts',
    ],
    packages: 'any',
  },
  {
    part: 'catalogue/',
    may: ['domain/', 'content/', 'app/paths.ts', 'server/db/', adapters],
    packages: 'any but React',
  },
  { part: 'server/db/', may: ['domain/', basics], packages: 'any but React' },
  { part: adapters, may: ['domain/', 'content/', basics], packages: 'any but React' },
  { part: 'server/limits/', may: ['server/db/'], packages: 'any but React' },
  {
    part: 'server/commands/',
    may: ['domain/', 'content/', 'server/db/', adapters, basics],
    packages: 'any but React',
  },
  {
    part: edges,
    may: [
      'domain/',
      'content/',
      'app/paths.ts',
      'server/db/',
      adapters,
      'server/limits/',
      'server/commands/',
      'server/failure.ts',
      requests,
    ],
    mayTypes: [basics, 'server/site-api.ts'],
    packages: 'any',
  },
  { part: basics, may: [], packages: 'any but React' },
  { part: requests, may: ['domain/', 'app/paths.ts'], packages: 'any but React' },
  {
    part: 'server/failure.ts',
    may: ['content/', 'app/paths.ts', 'server/db/', edges],
    mayTypes: ['server/site-api.ts'],
    packages: 'any but React',
  },
  {
    part: 'server/site-api.ts',
    may: ['domain/', 'server/db/', 'server/order-view.ts'],
    packages: 'none',
  },
  { part: 'server/order-view.ts', may: ['domain/', 'content/', 'server/db/'], packages: 'none' },
  {
    part: 'the rest of server/',
    may: [
      'domain/',
      'content/',
      'app/paths.ts',
      'server/db/',
      adapters,
      'server/limits/',
      'server/commands/',
      edges,
      basics,
      requests,
      'server/failure.ts',
      'server/site-api.ts',
    ],
    packages: 'any',
  },
]

const layerOf = (path: string) => layers.find(({ part }) => partOf(path) === part)

function partOf(path: string): string | undefined {
  return Object.entries(parts).find(([, pattern]) => pattern.test(path))?.[0]
}

/** The rows of the table as docs/architecture.md writes them. */
export function tableRows(): readonly string[] {
  return layers.map(({ part, may, mayTypes = [], packages: used }) => {
    const names = (list: readonly string[]) => list.map((name) => `\`${name}\``).join(', ')
    return `| ${names([part])} | ${[names(may), mayTypes.length > 0 ? `types of ${names(mayTypes)}` : ''].filter(Boolean).join('; ') || 'nothing'} | ${used} |`
  })
}

/** Every broken rule of a module, as file, import and rule. */
export function violations(module: Module): string[] {
  return [...importViolations(module), ...styleViolations(module)]
}

function importViolations(module: Module): string[] {
  const layer = layerOf(module.path)
  if (!layer) return [`${module.path}: belongs to no layer of docs/architecture.md`]
  return module.imports
    .filter((each) => !isAllowed(layer, each))
    .map(
      (each) =>
        `${module.path} imports ${each.typeOnly ? 'types of ' : ''}${each.target}: ${layer.part} may not`,
    )
}

function isAllowed(layer: Layer, { kind, target, typeOnly }: Import): boolean {
  if (kind === 'package') return typeOnly || packages[layer.packages].test(target)
  if (/\.(css|json|svg|png)$/.test(target) && !target.startsWith('server/')) return true
  const open: readonly string[] = [layer.part, ...layer.may, ...(typeOnly ? (layer.mayTypes ?? []) : [])]
  return open.includes(partOf(target) ?? '')
}

const lineLimit = 300

function styleViolations({ path, text }: Module): string[] {
  const lines = text.trimEnd().split('\n').length
  const rules: [boolean, string][] = [
    [readsEnvironment(path, text), 'only server/env.ts reads process.env'],
    [
      /\.normalize\(['"]/.test(text) && path !== 'domain/free-text.ts',
      'only domain/free-text.ts normalises, and only what is short',
    ],
    [
      /^server\//.test(path) && path !== 'server/address-parameters.ts' && readsQuery.test(text),
      'only server/address-parameters.ts reads queries, within their limits',
    ],
    [
      leavesFolder.test(text),
      'imports that leave their folder begin with #, so that a move changes one side only',
    ],
    [/(^|\/)index\.tsx?$/.test(path) || isBarrel(text), 'no barrels: import from the module itself'],
    [
      /(^|\/)(utils?|helpers?|lib|misc|common|shared)(\/|\.tsx?$)/.test(path),
      'name the folder after the business',
    ],
    [!/^[a-z0-9./-]+$/.test(path), 'files are named in kebab-case'],
    [
      lines > lineLimit && !path.startsWith('content/'),
      `${lines} lines: look for the seam before ${lineLimit}`,
    ],
  ]
  return rules.filter(([broken]) => broken).map(([, rule]) => `${path}: ${rule}`)
}

const leavesFolder = /\b(from|import)\s*\(?\s*['"]\.\.\/(?!(\.\.\/)*scripts\/)/

const readsQuery = /\bsearchParams\b|\bURLSearchParams\b|\breq\.(query|queries)\(/

/** Handing the whole environment to its reader is no reading. */
function readsEnvironment(path: string, text: string): boolean {
  return path !== 'server/env.ts' && /\bprocess\.env\b/.test(text.replaceAll('readEnv(process.env)', ''))
}

/** Nothing but re-exports. */
function isBarrel(text: string): boolean {
  const code = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .trim()
  const rest = code.replace(/^export\s+(type\s+)?(\*[^'"\n]*|\{[^}]*\})\s*from\s*(['"])[^'"\n]+\3;?$/gm, '')
  return code !== '' && rest.trim() === ''
}
