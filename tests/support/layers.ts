/** The table "Who may import whom" of docs/architecture.md as data, and the other rules of its style sheet. */
import type { Import, Module } from './imports.ts'

interface Layer {
  readonly name: string
  readonly holds: RegExp
  /** Whose modules it may import, besides its own. */
  readonly may: readonly RegExp[]
  /** Whose types it may import, and nothing that stays at run time. */
  readonly mayTypes?: readonly RegExp[]
  /** Which packages it may use; absent: any. */
  readonly packages?: RegExp
}

const domain = /^domain\//
const content = /^content\//
const ui = /^app\/ui\//
const order = /^app\/order\//
const enquiry = /^app\/enquiry\//
const islands = /^app\/islands\//
const browser = /^app\/browser\//
const door = /^app\/[\w.-]+\.server\.tsx?$/
const appRoot = /^app\/[^/]+$/
/** Every address of the site, which links, redirects, mails and sitemaps share. */
const paths = /^app\/paths\.ts$/
const db = /^server\/db\//
/** How often what may be asked. */
const limits = /^server\/limits\//
const commands = /^server\/commands\//
const adapters = /^server\/(payments|images|mail)\//
const serverRoot = /^server\/[^/]+$/
const catalogue = /^catalogue\//
const serverSide = /^node:|^(?!react|@react-router)/

/** The typed contract between pages and server: erased before anything runs. */
const contract = /^server\/site-api\.ts$/

/** The first layer that holds a module is its layer. */
export const layers: readonly Layer[] = [
  { name: 'domain', holds: domain, may: [], packages: /^$/ },
  { name: 'content', holds: content, may: [], mayTypes: [domain], packages: /^$/ },
  { name: 'ui', holds: ui, may: [domain, content, paths], packages: /^react/ },
  {
    name: 'browser',
    holds: browser,
    may: [domain, paths],
    mayTypes: [content],
    packages: /^@googlemaps\/js-api-loader$/,
  },
  { name: 'order', holds: order, may: [domain, content, ui, islands, appRoot], packages: /^react/ },
  { name: 'enquiry', holds: enquiry, may: [domain, content, ui, appRoot], packages: /^react/ },
  {
    name: 'islands',
    holds: islands,
    may: [domain, content, ui, order, enquiry, browser, /^app\/site\//, appRoot],
    packages: /^react/,
  },
  { name: 'staff', holds: /^app\/staff\//, may: [domain, content, ui, door, appRoot], mayTypes: [contract] },
  {
    name: 'site',
    holds: /^app\/site\//,
    may: [domain, content, ui, order, browser, door, appRoot],
    mayTypes: [contract],
    packages: /^react/,
  },
  { name: 'the door', holds: door, may: [domain, content, appRoot, /^server\//] },
  {
    name: 'app',
    holds: /^app\//,
    may: [domain, content, ui, browser, order, enquiry, door, /^app\/(site|staff)\//],
  },
  {
    name: 'catalogue',
    holds: catalogue,
    may: [domain, content, paths, /^server\/db\/seed\//, /^server\/images\//],
  },
  {
    name: 'db',
    holds: db,
    may: [domain, catalogue, /^server\/(env|log|project-folder)\.ts$/],
    packages: serverSide,
  },
  {
    name: 'adapters',
    holds: adapters,
    may: [domain, content, catalogue, /^server\/(whole-file|project-folder)\.ts$/],
    mayTypes: [/^server\/log\.ts$/],
    packages: serverSide,
  },
  {
    name: 'commands',
    holds: commands,
    may: [domain, content, db, adapters, serverRoot, paths],
    packages: serverSide,
  },
  { name: 'limits', holds: limits, may: [db], packages: serverSide },
  {
    name: 'edges',
    holds: /^server\/(graphql|rest|pages)\//,
    may: [domain, content, commands, db, adapters, limits, serverRoot, paths],
  },
  { name: 'server', holds: /^server\//, may: [domain, content, catalogue, paths, /^server\//, /^build\//] },
]

/** Every broken rule of a module, as file, import and rule. */
export function violations(module: Module): string[] {
  return [...importViolations(module), ...styleViolations(module)]
}

function importViolations(module: Module): string[] {
  const layer = layers.find(({ holds }) => holds.test(module.path))
  if (!layer) return [`${module.path}: belongs to no layer of docs/architecture.md`]
  return module.imports
    .filter((each) => !isAllowed(layer, each))
    .map(
      (each) =>
        `${module.path} imports ${each.typeOnly ? 'types of ' : ''}${each.target}: ${layer.name} may not`,
    )
}

function isAllowed(layer: Layer, { kind, target, typeOnly }: Import): boolean {
  if (kind === 'package') return typeOnly || !layer.packages || layer.packages.test(target)
  if (/\.(css|json|svg|png)$/.test(target) && !target.startsWith('server/')) return true
  const own = layers.find(({ holds }) => holds.test(target)) === layer
  const open = [...layer.may, ...(typeOnly ? (layer.mayTypes ?? []) : [])]
  return own || open.some((pattern) => pattern.test(target))
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
