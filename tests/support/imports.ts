/** Reads imports without running the modules. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root } from '../../scripts/root.mjs'

export interface Import {
  /** Path from the project root, or a package's specifier. */
  readonly target: string
  readonly kind: 'project' | 'package'
  readonly typeOnly: boolean
}

export interface SourceFile {
  readonly path: string
  readonly text: string
}

export interface Module extends SourceFile {
  readonly imports: readonly Import[]
}

/** Tests and scripts may import from every layer. */
export function modulesIn(folders: readonly string[]): Module[] {
  return filesIn(folders, /(?<!\.test)\.tsx?$/).map(({ path, text }) => moduleOf(path, text))
}

export function everyModuleIn(folders: readonly string[]): Module[] {
  return filesIn(folders, /\.(tsx?|mjs)$/).map(({ path, text }) => moduleOf(path, text))
}

export function styleSheetsIn(folders: readonly string[]): SourceFile[] {
  return filesIn(folders, /\.css$/)
}

function filesIn(folders: readonly string[], pattern: RegExp): SourceFile[] {
  return folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      path: file.slice(root.length).replaceAll('\\', '/'),
      text: readFileSync(file, 'utf8'),
    }))
}

export function moduleOf(path: string, text: string): Module {
  return { path, text, imports: importsOf(path, text) }
}

// The formatter puts every static import at the start of a line.
const fromImport = /^import\s+(type\s+)?(?:[\w$*\s{},]+?\sfrom\s*)?(['"])([^'"\n]+)\2/gm
const reExport = /^export\s+(type\s+)?(?:\*(?:\s+as\s+[\w$]+)?|\{[\w$\s,]*\})\s*from\s*(['"])([^'"\n]+)\2/gm
const dynamic = /(typeof\s+)?\bimport\(\s*(?:\/\*.*?\*\/\s*)?(['"])([^'"\n]+)\2/g

function importsOf(path: string, text: string): Import[] {
  return [fromImport, reExport, dynamic].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, type, , specifier = '']) => ({
      ...resolve(path, specifier),
      typeOnly: type !== undefined,
    })),
  )
}

function resolve(from: string, specifier: string): Pick<Import, 'target' | 'kind'> {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('#')) return { target: bare.slice(1), kind: 'project' }
  if (bare.startsWith('.'))
    return { target: normalize(join(dirname(from), bare)).replaceAll('\\', '/'), kind: 'project' }
  return { target: specifier, kind: 'package' }
}
