/**
 * Gives the visitor's browser only the words of the page's language. The plugin marks the texts of content/; once the
 * site is built, every script that holds some is written once for each language, into assets/zh/ and assets/en/, and a
 * page starts with the script of its own language.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, parseAst } from 'vite'
import { langs } from '../../domain/text.ts'
import { type Change, changed } from './changes.ts'

type Lang = (typeof langs)[number]

const mark = 'words$'

/** Delivery areas are searched by their names in both languages, and English chat messages have Chinese labels too. */
const withWords = /\/content\/(?!ordering\/areas\.ts|pages\/(enquiry|cooperation)-form\.ts)[^?]*\.ts$/

/** Marks every `{ zh, en }` of content/ in visitors' scripts; pages and the back office have copies of their own. */
export function markWords(): Plugin {
  return {
    name: 'words-apart',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: { filter: { id: withWords }, handler: (code) => ({ code: markTexts(code), map: null }) },
  }
}

/** @throws Error where words of one language are read elsewhere than in a text: the browser may not have them */
export function markTexts(code: string): string {
  const texts: Node[] = []
  const read: Node[] = []
  visit(parseAst(code, { lang: 'ts' }), (node) => {
    const names = keysOf(node)
    if (names.length === langs.length && langs.every((lang) => names.includes(lang))) texts.push(node)
    if (langs.some((lang) => node.type === 'MemberExpression' && node.property?.name === lang))
      read.push(node)
  })
  for (const { start, end } of read)
    if (!texts.some((text) => text.start < start && end < text.end))
      throw new Error(`${code.slice(start, end)} is read outside { zh, en }`)
  return changed(
    code,
    texts.map(({ properties }) => {
      const end = properties?.at(-1)?.end ?? 0
      return { from: end, to: end, by: `, ${mark}: 0` }
    }),
  )
}

/** The same script with the words of one language in every marked text. */
export function inLanguage(code: string, lang: Lang): string {
  const changes: Change[] = []
  visit(parseAst(code), (node) => {
    const { properties = [] } = node
    const kept = properties.find((property) => keyOf(property) === lang)
    if (!kept || !keysOf(node).includes(mark)) return undefined
    const [first, last] = [properties[0] ?? kept, properties.at(-1) ?? kept]
    changes.push({ from: first.start, to: kept.start }, { from: kept.end, to: last.end })
    return kept
  })
  return changed(code, changes)
}

/** Writes the scripts of the public site once for each language. @param folder assets of a finished build */
export function writeLanguages(folder: string): void {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'))
  const scripts = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  const entry = files.find((file) => file.startsWith('entry.client-'))
  if (!entry) throw new Error('the build has no script of the public site')

  const importsOf = (file: string) =>
    [...(scripts.get(file) ?? '').matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name = '']) => name)
  const reached = new Set([entry])
  for (const file of reached) for (const imported of importsOf(file)) reached.add(imported)
  const apart = new Set([...reached].filter((file) => scripts.get(file)?.includes(mark)))
  // A script that imports one of a language is one of a language itself.
  for (const _ of apart)
    for (const file of reached) if (importsOf(file).some((imported) => apart.has(imported))) apart.add(file)

  for (const lang of langs) {
    mkdirSync(join(folder, lang), { recursive: true })
    for (const file of apart) {
      const code = inLanguage(scripts.get(file) ?? '', lang)
        .replaceAll(/(["'`])\.\/([\w.-]+\.js)\1/g, (same, quote: string, name: string) =>
          apart.has(name) ? same : `${quote}../${name}${quote}`,
        )
        // The bundler's list of what to fetch beside a script.
        .replaceAll(/(["'`])assets\/([\w.-]+\.js)\1/g, (same, quote: string, name: string) =>
          apart.has(name) ? `${quote}assets/${lang}/${name}${quote}` : same,
        )
      writeFileSync(join(folder, lang, file), code)
    }
  }
  for (const file of apart) rmSync(join(folder, file))
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly key?: { readonly name?: string }
  readonly properties?: readonly Node[]
  readonly property?: { readonly name?: string }
}

const keyOf = ({ key }: Node) => key?.name ?? ''

const keysOf = ({ type, properties = [] }: Node) => (type === 'ObjectExpression' ? properties.map(keyOf) : [])

/** Goes through a syntax tree; below a node for which `look` returns a part, only that part is visited. */
function visit(tree: object, look: (node: Node) => Node | undefined): void {
  const only = isNode(tree) ? look(tree) : undefined
  for (const part of only ? [only] : Object.values(tree))
    if (typeof part === 'object' && part !== null) visit(part, look)
}

const isNode = (value: object): value is Node => 'type' in value && 'start' in value
