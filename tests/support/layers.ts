/** The rules of docs/architecture.md as data. */
import type { Import, Module, SourceFile } from './imports.ts'
import {
  hasChinese,
  hasChineseMarks,
  joinsNoNames,
  keepsTextsElsewhere,
  mayReadJson,
} from './named-exceptions.ts'

/** A part may import the parts before it. */
export const appParts = [
  'domain/',
  'content/',
  'app/paths.ts',
  'app/http/',
  'app/browser/',
  'app/inline-scripts.ts',
  'app/ui/',
  'app/cart/',
  'app/order/',
  'app/set/',
  'app/chat-forms/',
  'app/api.server.ts',
  'app/staff/',
  'app/public/',
  'app/islands/',
  'app/offline/',
  'app/',
] as const

/** The same rules apply on the server. */
export const serverParts = [
  'domain/',
  'server/log.ts',
  'server/project-folder.ts',
  'server/whole-file.ts',
  'server/idle-queue.ts',
  'server/db/',
  'server/backup/',
  'content/',
  'app/paths.ts',
  'server/http/',
  'server/images/',
  'server/mail/',
  'server/payments/',
  'catalogue/',
  'server/limits/',
  'server/commands/',
  'server/jobs/',
  'server/page-data/',
  'server/accounts/',
  'server/metrics/',
  'server/rest/',
  'server/pages/',
  'server/failure.ts',
  'server/graphql/',
  'server/',
] as const

/** Pages may import only types of these. */
const typesForPages = ['server/page-data/', 'server/accounts/', 'server/rest/']

/** The parts of a group do not import each other. */
const apart: readonly (readonly string[])[] = [
  ['app/staff/', 'app/public/'],
  ['app/staff/orders/', 'app/staff/day/', 'app/staff/shop/', 'app/staff/office/'],
]

/** Groups may import the shell, but not the reverse. */
const shell = 'app/staff/shell/'

/** The first matching pattern counts. */
const packages: readonly [part: RegExp, allowed: RegExp][] = [
  [/^(domain|content)\//, /^$/],
  [/^app\/paths\.ts$/, /^$/],
  [/^app\/(http|browser|inline-scripts)/, /^@googlemaps\/js-api-loader$/],
  [/^app\/offline\//, /^serwist$/],
  [/^app\/staff\//, /^react(-dom|-router)?(\/|$)|^@react-router\/dev\/routes$|^@simplewebauthn\/browser$/],
  [/^app\/entry\.server\.tsx$/, /^react(-dom|-router)?(\/|$)|^node:stream(\/|$)/],
  [/^app\//, /^react(-dom|-router)?(\/|$)|^@react-router\/dev\/routes$/],
  [/^server\/pages\//, /./],
  [/^(server|catalogue)\//, /^(?!react|@react-router)/],
]

/** The longest match counts, because folders contain exceptions. */
function placeOf(path: string, parts: readonly string[]): number {
  const fitting = parts.filter((part) => (part.endsWith('/') ? path.startsWith(part) : path === part))
  return parts.indexOf(fitting.toSorted((a, b) => b.length - a.length)[0] ?? '')
}

export function violations(module: Module): string[] {
  return [...importViolations(module), ...styleViolations(module)]
}

function importViolations(module: Module): string[] {
  const parts: readonly string[] = /^(app|content|domain)\//.test(module.path) ? appParts : serverParts
  if (placeOf(module.path, parts) < 0) return [`${module.path}: belongs to no part of docs/architecture.md`]
  return module.imports.flatMap((each) => {
    const importText = `${module.path} imports ${each.typeOnly ? 'types of ' : ''}${each.target}`
    if (each.kind === 'project' && each.target.endsWith('.json'))
      return mayReadJson(module.path, each)
        ? []
        : [`${importText}: tests/support/named-exceptions.ts names who reads JSON`]
    return isAllowed(module.path, parts, each) ? [] : [`${importText}: docs/architecture.md forbids it`]
  })
}

function isAllowed(path: string, parts: readonly string[], { kind, target, typeOnly }: Import): boolean {
  if (kind === 'package')
    return (
      typeOnly || packages.some(([part, allowedPattern]) => part.test(path) && allowedPattern.test(target))
    )
  if (/\.(css|svg|woff2)$/.test(target)) return path.startsWith('app/')
  const isType = typeOnly && path.startsWith('app/') && typesForPages.some((part) => target.startsWith(part))
  const place = placeOf(target, parts)
  return isType || (place >= 0 && place <= placeOf(path, parts) && !crosses(path, target))
}

/** Whether an import leads to a neighbour or from the shell into a group. */
function crosses(path: string, target: string): boolean {
  const neighbours = apart.some((parts) => {
    const [from, to] = [path, target].map((file) => parts.find((part) => file.startsWith(part)))
    return from && to && from !== to
  })
  return neighbours || (path.startsWith(shell) && apart[1]?.some((part) => target.startsWith(part)) === true)
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
      'names and parts of sentences are joined by content/phrases.ts; tests/support/named-exceptions.ts names what else has these marks',
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
      /^app\/staff\//.test(path) &&
        path !== 'app/staff/shell/browser-store.ts' &&
        /\b(local|session)Storage\b/.test(text),
      'only app/staff/shell/browser-store.ts stores in the browser, which may refuse',
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

/** Violations in files of any kind. */
export function fileViolations({ path, text }: SourceFile): string[] {
  const lines = text.trimEnd().split('\n').length
  const isLong = lines > lineLimit && !path.startsWith('content/')
  return [
    ...(isLong ? [`${path}: ${lines} lines: look for the seam before ${lineLimit}`] : []),
    ...nameViolations({ path, text }),
  ]
}

export function nameViolations({ path, text }: SourceFile): string[] {
  const rules: [boolean, string][] = [
    [/(^|\/)index\.(tsx?|mjs)$/.test(path) || isBarrel(text), 'no barrels: import from the module itself'],
    [
      /(^|\/)(utils?|helpers?|lib|misc|common|shared)(\/|\.(tsx?|mjs)$)/.test(path),
      'name the folder after the business',
    ],
    [/(^|[-/])(data|manager|util)s?(-[\w-]*)?\.\w+$/.test(path), 'name the file after what it is'],
    [!/^[a-z0-9./-]+$/.test(path), 'files are named in kebab-case'],
  ]
  return rules.filter(([broken]) => broken).map(([, rule]) => `${path}: ${rule}`)
}

const leavesFolder = /\b(from|import)\s*\(?\s*['"]\.\.\/(?!(\.\.\/)*scripts\/)/

const readsQuery = /\bsearchParams\b|\bURLSearchParams\b|\breq\.(query|queries)\(/

/** The reader may get the complete environment. */
function readsEnvironment(path: string, text: string): boolean {
  return path !== 'server/env.ts' && /\bprocess\.env\b/.test(text.replaceAll('readEnv(process.env)', ''))
}

/** A barrel has only re-exports. */
function isBarrel(text: string): boolean {
  const code = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .trim()
  const rest = code.replace(/^export\s+(type\s+)?(\*[^'"\n]*|\{[^}]*\})\s*from\s*(['"])[^'"\n]+\3;?$/gm, '')
  return code !== '' && rest.trim() === ''
}
