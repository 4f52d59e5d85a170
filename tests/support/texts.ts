import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst, Visitor } from 'vite'
import { root } from '../../scripts/root.mjs'

export interface WrittenText {
  /** The place is, for example, `content/layout.ts:12`, or `catalogue/gifts.json` with preceding words. */
  readonly place: string
  readonly text: string
}

/** Insertions are written `{…}`. */
export function textsOfModules(folder: string): WrittenText[] {
  return filesIn(folder, /(?<!\.test)\.ts$/).flatMap((file) => textsOfModule(file))
}

function textsOfModule(file: string): WrittenText[] {
  const source = readFileSync(join(root, file), 'utf8')
  const texts: WrittenText[] = []
  const add = (start: number, text: string) => {
    texts.push({ place: `${file}:${source.slice(0, start).split('\n').length}`, text })
  }
  new Visitor({
    Literal({ value, start }) {
      if (typeof value === 'string') add(start, value)
    },
    TemplateLiteral({ quasis, start }) {
      add(start, quasis.map(({ value }) => value.cooked ?? '').join('{…}'))
    },
  }).visit(parseAst(source, { lang: 'ts' }))
  return texts
}

export function textsOfData(folder: string): WrittenText[] {
  return filesIn(folder, /\.json$/).flatMap((file) =>
    stringsOf(JSON.parse(readFileSync(join(root, file), 'utf8'))).map((text) => ({ place: file, text })),
  )
}

export function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}

function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => join(folder, file))
    .sort()
}
