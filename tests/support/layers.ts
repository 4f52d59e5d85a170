/** The table "Who may import whom" of docs/architecture.md as data, and the other rules of its style sheet. */
import type { Import, Module, SourceFile } from './imports.ts'
import {
  hasChinese,
  hasChineseMarks,
  joinsNoNames,
  keepsTextsElsewhere,
  mayReadJson,
} from './named-exceptions.ts'

/** The parts of the tree under the names the table uses. A module belongs to the first part that contains it. */
const parts = {
  'domain/': /^domain\//,
  'content/': /^content\//,
  'app/paths.ts': /^app\/paths\.ts$/,
  'app/browser/dialogs.ts': /^app\/browser\/dialogs\.ts$/,
  'app/ui/': /^app\/ui\//,
  'app/browser/': /^app\/browser\//,
  'app/calls/': /^app\/calls\//,
  'app/cart/': /^app\/cart\//,
  'app/order/': /^app\/order\//,
  'app/set/': /^app\/set\//,
  'app/chat-forms/': /^app\/chat-forms\//,
  'app/site/': /^app\/site\//,
  'app/staff/': /^app\/staff\//,
  'app/islands/': /^app\/islands\//,
  'app/inline-scripts.ts': /^app\/inline-scripts\.ts$/,
  'app/api.server.ts': /^app\/(?!entry\.)[\w.-]+\.server\.tsx?$/,
  'app/root.tsx, routes.ts, page-modules.ts, visitors.ts, entry.*':
    /^app\/(root\.tsx|routes\.ts|page-modules\.ts|visitors\.ts|entry\.(client|server)\.tsx?)$/,
  'catalogue/': /^catalogue\//,
  'server/log.ts, most-wanted.ts, project-folder.ts, whole-file.ts':
    /^server\/(log|most-wanted|project-folder|whole-file)\.ts$/,
  'server/http/': /^server\/http\//,
  'server/db/': /^server\/db\//,
  'server/images/, mail/, payments/': /^server\/(images|mail|payments)\//,
  'server/limits/': /^server\/limits\//,
  'server/commands/': /^server\/commands\//,
  'server/jobs/': /^server\/jobs\//,
  // The typed contract between pages and server: its types are erased before anything runs in a browser.
  'server/site/': /^server\/site\//,
  'server/staff/': /^server\/staff\//,
  'server/graphql/': /^server\/graphql\//,
  'server/rest/': /^server\/rest\//,
  'server/pages/': /^server\/pages\//,
  'server/failure.ts': /^server\/failure\.ts$/,
  'server/main.ts, app.ts, env.ts, env-values.ts, unhandled-errors.ts':
    /^server\/(main|app|env|env-values|unhandled-errors)\.ts$/,
} satisfies Record<string, RegExp>

type Part = keyof typeof parts

/** The packages a part may use. */
const packages = {
  none: /^$/,
  React: /^react(-dom|-router)?(\/|$)/,
  'React, its routes and Node’s streams':
    /^react(-dom|-router)?(\/|$)|^@react-router\/dev\/routes$|^node:stream(\/|$)/,
  'React, its routes and passkeys':
    /^react(-dom|-router)?(\/|$)|^@react-router\/dev\/routes$|^@simplewebauthn\/browser$/,
  'Google’s map loader': /^@googlemaps\/js-api-loader$/,
  'any but React': /^node:|^(?!react|@react-router)/,
  any: /./,
} satisfies Record<string, RegExp>

interface Layer {
  readonly part: Part
  /** Parts whose modules it may import, besides its own. */
  readonly may: readonly Part[]
  /** Parts whose types it may import, but nothing that remains at run time. */
  readonly mayTypes?: readonly Part[]
  readonly packages: keyof typeof packages
}

const adapters: Part = 'server/images/, mail/, payments/'
const basics: Part = 'server/log.ts, most-wanted.ts, project-folder.ts, whole-file.ts'
/** What every part of the interface may import. */
const interfaceParts: readonly Part[] = ['domain/', 'content/', 'app/paths.ts', 'app/ui/']
/** The common imports of every interface of the server. */
const below: readonly Part[] = [
  'domain/',
  'content/',
  'app/paths.ts',
  'server/http/',
  'server/db/',
  adapters,
  'server/limits/',
  'server/commands/',
  'server/site/',
  basics,
]

const layers: readonly Layer[] = [
  { part: 'domain/', may: [], packages: 'none' },
  { part: 'content/', may: ['domain/'], packages: 'none' },
  { part: 'app/paths.ts', may: ['domain/'], packages: 'none' },
  { part: 'app/browser/dialogs.ts', may: ['domain/', 'app/paths.ts'], packages: 'none' },
  {
    part: 'app/ui/',
    may: ['domain/', 'content/', 'app/paths.ts', 'app/browser/dialogs.ts'],
    packages: 'React',
  },
  {
    part: 'app/browser/',
    may: ['domain/', 'app/paths.ts', 'app/calls/', 'app/browser/dialogs.ts'],
    mayTypes: ['content/'],
    packages: 'Google’s map loader',
  },
  { part: 'app/calls/', may: ['domain/'], mayTypes: ['server/rest/'], packages: 'none' },
  { part: 'app/cart/', may: [...interfaceParts, 'app/calls/'], packages: 'React' },
  {
    part: 'app/order/',
    may: [...interfaceParts, 'app/browser/dialogs.ts', 'app/calls/', 'app/cart/'],
    packages: 'React',
  },
  { part: 'app/set/', may: [...interfaceParts, 'app/calls/', 'app/cart/', 'app/order/'], packages: 'React' },
  { part: 'app/chat-forms/', may: interfaceParts, packages: 'React' },
  {
    part: 'app/site/',
    may: [
      ...interfaceParts,
      'app/browser/',
      'app/set/',
      'app/chat-forms/',
      'app/inline-scripts.ts',
      'app/api.server.ts',
    ],
    mayTypes: ['server/site/'],
    packages: 'React',
  },
  {
    part: 'app/staff/',
    may: [...interfaceParts, 'app/api.server.ts'],
    mayTypes: ['server/site/'],
    packages: 'React, its routes and passkeys',
  },
  {
    part: 'app/islands/',
    may: [
      ...interfaceParts,
      'app/browser/',
      'app/calls/',
      'app/cart/',
      'app/order/',
      'app/set/',
      'app/chat-forms/',
      'app/site/',
    ],
    packages: 'React',
  },
  { part: 'app/inline-scripts.ts', may: ['domain/', 'app/browser/'], packages: 'any but React' },
  {
    part: 'app/api.server.ts',
    may: ['app/inline-scripts.ts'],
    mayTypes: ['server/site/'],
    packages: 'React',
  },
  {
    part: 'app/root.tsx, routes.ts, page-modules.ts, visitors.ts, entry.*',
    may: [
      ...interfaceParts,
      'app/browser/dialogs.ts',
      'app/browser/',
      'app/cart/',
      'app/order/',
      'app/chat-forms/',
      'app/site/',
      'app/staff/',
      'app/islands/',
      'app/inline-scripts.ts',
      'app/api.server.ts',
    ],
    packages: 'React, its routes and Node’s streams',
  },
  {
    part: 'catalogue/',
    may: ['domain/', 'content/', 'app/paths.ts', 'server/db/', adapters],
    packages: 'any but React',
  },
  { part: basics, may: [], packages: 'any but React' },
  { part: 'server/http/', may: ['domain/', 'app/paths.ts', basics], packages: 'any but React' },
  { part: 'server/db/', may: ['domain/', basics], packages: 'any but React' },
  { part: adapters, may: ['domain/', 'content/', basics], packages: 'any but React' },
  { part: 'server/limits/', may: ['domain/', 'server/db/', 'server/http/'], packages: 'any but React' },
  {
    part: 'server/commands/',
    may: ['domain/', 'content/', 'server/db/', adapters, basics],
    packages: 'any but React',
  },
  {
    part: 'server/jobs/',
    may: ['server/db/', 'server/commands/', basics],
    packages: 'any but React',
  },
  {
    part: 'server/site/',
    may: ['domain/', 'content/', 'app/paths.ts', 'server/db/', adapters, 'server/commands/'],
    packages: 'none',
  },
  {
    part: 'server/staff/',
    may: ['domain/', 'server/db/', adapters, 'server/limits/', 'server/site/'],
    packages: 'any but React',
  },
  { part: 'server/graphql/', may: [...below, 'server/failure.ts'], packages: 'any but React' },
  { part: 'server/rest/', may: below, packages: 'any but React' },
  { part: 'server/pages/', may: below, packages: 'any' },
  {
    part: 'server/failure.ts',
    may: [...below, 'server/rest/', 'server/pages/'],
    packages: 'any but React',
  },
  {
    part: 'server/main.ts, app.ts, env.ts, env-values.ts, unhandled-errors.ts',
    may: [
      ...below,
      'server/jobs/',
      'server/staff/',
      'server/graphql/',
      'server/rest/',
      'server/pages/',
      'server/failure.ts',
    ],
    packages: 'any but React',
  },
]

const layerOf = (path: string) => layers.find(({ part }) => partOf(path) === part)

function partOf(path: string): string | undefined {
  return Object.entries(parts).find(([, pattern]) => pattern.test(path))?.[0]
}

/** The rows of the table as written in docs/architecture.md. */
export function tableRows(): readonly string[] {
  return layers.map(({ part, may, mayTypes = [], packages: used }) => {
    const names = (list: readonly string[]) => list.map((name) => `\`${name}\``).join(', ')
    return `| ${names([part])} | ${[names(may), mayTypes.length > 0 ? `types of ${names(mayTypes)}` : ''].filter(Boolean).join('; ') || 'nothing'} | ${used} |`
  })
}

/** Every violation of a module, as file, import and rule. */
export function violations(module: Module): string[] {
  return [...importViolations(module), ...styleViolations(module)]
}

function importViolations(module: Module): string[] {
  const layer = layerOf(module.path)
  if (!layer) return [`${module.path}: belongs to no layer of docs/architecture.md`]
  return module.imports.flatMap((each) => {
    const imported = `${module.path} imports ${each.typeOnly ? 'types of ' : ''}${each.target}`
    if (each.kind === 'project' && each.target.endsWith('.json'))
      return mayReadJson(module.path, each)
        ? []
        : [`${imported}: tests/support/named-exceptions.ts names who reads JSON`]
    return isAllowed(layer, each) ? [] : [`${imported}: ${layer.part} may not`]
  })
}

function isAllowed(layer: Layer, { kind, target, typeOnly }: Import): boolean {
  if (kind === 'package') return typeOnly || packages[layer.packages].test(target)
  if (/\.(css|svg|woff2)$/.test(target) && layer.part.startsWith('app/')) return true
  const open: readonly string[] = [layer.part, ...layer.may, ...(typeOnly ? (layer.mayTypes ?? []) : [])]
  return open.includes(partOf(target) ?? '')
}

const lineLimit = 400

function styleViolations({ path, text }: Module): string[] {
  const rules: [boolean, string][] = [
    [
      keepsTextsElsewhere(path) && hasChinese(text),
      'texts are in content/, in both languages; tests/support/named-exceptions.ts names what else is Chinese',
    ],
    [
      joinsNoNames(path) && hasChineseMarks(text),
      'names and parts of sentences are joined by content/listed.ts; tests/support/named-exceptions.ts names what else has these marks',
    ],
    [readsEnvironment(path, text), 'only server/env.ts reads process.env'],
    [
      /\.normalize\(['"]/.test(text) && path !== 'domain/free-text.ts',
      'only domain/free-text.ts normalises, and only what is short',
    ],
    [
      /^server\//.test(path) && path !== 'server/http/address-parameters.ts' && readsQuery.test(text),
      'only server/http/address-parameters.ts reads queries, within their limits',
    ],
    [
      /^app\/staff\//.test(path) && path !== 'app/staff/stored.ts' && /\b(local|session)Storage\b/.test(text),
      'only app/staff/stored.ts stores in the browser, which may refuse',
    ],
    [
      leavesFolder.test(text),
      'imports that leave their folder begin with #, so that a move changes one side only',
    ],
  ]
  return [
    ...rules.filter(([broken]) => broken).map(([, rule]) => `${path}: ${rule}`),
    ...fileViolations({ path, text }),
  ]
}

/** Every violation of a file that is no module, such as a style sheet, or of what a module has in common with one. */
export function fileViolations({ path, text }: SourceFile): string[] {
  const lines = text.trimEnd().split('\n').length
  const isLong = lines > lineLimit && !path.startsWith('content/')
  return [
    ...(isLong ? [`${path}: ${lines} lines: look for the seam before ${lineLimit}`] : []),
    ...nameViolations({ path, text }),
  ]
}

/** Every violation of the names of files, which tests and scripts keep too. */
export function nameViolations({ path, text }: SourceFile): string[] {
  const rules: [boolean, string][] = [
    [/(^|\/)index\.(tsx?|mjs)$/.test(path) || isBarrel(text), 'no barrels: import from the module itself'],
    [
      /(^|\/)(utils?|helpers?|lib|misc|common|shared)(\/|\.(tsx?|mjs)$)/.test(path),
      'name the folder after the business',
    ],
    [/(^|[-/])(data|manager|util)s?(?=[-./])/.test(path), 'name the file after what it is'],
    [!/^[a-z0-9./-]+$/.test(path), 'files are named in kebab-case'],
  ]
  return rules.filter(([broken]) => broken).map(([, rule]) => `${path}: ${rule}`)
}

const leavesFolder = /\b(from|import)\s*\(?\s*['"]\.\.\/(?!(\.\.\/)*scripts\/)/

const readsQuery = /\bsearchParams\b|\bURLSearchParams\b|\breq\.(query|queries)\(/

/** Passing the whole environment to its reader is allowed. */
function readsEnvironment(path: string, text: string): boolean {
  return path !== 'server/env.ts' && /\bprocess\.env\b/.test(text.replaceAll('readEnv(process.env)', ''))
}

/** Whether a module consists of re-exports only. */
function isBarrel(text: string): boolean {
  const code = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .trim()
  const rest = code.replace(/^export\s+(type\s+)?(\*[^'"\n]*|\{[^}]*\})\s*from\s*(['"])[^'"\n]+\3;?$/gm, '')
  return code !== '' && rest.trim() === ''
}
