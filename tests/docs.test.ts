import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../scripts/root.mjs'

const folders = ['.ci', 'app', 'catalogue', 'content', 'docs', 'domain', 'scripts', 'server', 'tests']
const paths = new Set([
  ...readdirSync(root),
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  ),
])
const endings = new Set([...paths].flatMap(endingsOf))
const documents = [...paths].filter((path) => /^(README|docs\/[\w-]+)\.md$/.test(path))

/** Made by the program, or by the reader of a recipe. */
const isMade = (name: string) =>
  /^(build|data|data-empty|shots|node_modules|DATA_DIR)(\/|$)|\bfaq([./]|$)/.test(name)

const path = /[\w.-]+(?:\/[\w.-]+)*(?:\/|\.(?:ts|tsx|mjs|md|json|graphql|yml|css)\b)/

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8')

  test('names only files and folders that exist', () => {
    expect(namedIn(text).filter((name) => !isMade(name) && !endings.has(name))).toEqual([])
  })

  test('links only to files that exist', () => {
    const targets = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = '']) => target)
    expect(targets.filter((target) => !paths.has(join(document, '..', target)))).toEqual([])
  })

  test('cites only decisions that are recorded', () => {
    const cited = [...text.matchAll(/decisions\/(\d{4}(?:, \d{4})*)/g)].flatMap(([, all = '']) =>
      all.split(', '),
    )
    const recorded = (number: string) =>
      [...paths].some((each) => each.startsWith(`docs/decisions/${number}-`))
    expect(cited.filter((number) => !recorded(number))).toEqual([])
  })
})

test('what is named is found in sentences and in trees of folders', () => {
  const text =
    'See `order-steps.ts` and `server/`, `npm test` aside.\n```\napp/  pages\n  paths.ts, ui/form/ (fields)\n```\n'
  expect(namedIn(text)).toEqual(['order-steps.ts', 'server', 'app', 'paths.ts', 'ui/form'])
})

/** Paths between backticks and in blocks that draw a tree, without a slash at their end. */
function namedIn(text: string): readonly string[] {
  const inSentences = [...text.matchAll(/`([^`\s]+)`/g)].flatMap(([, name = '']) =>
    new RegExp(`^(?:${path.source})$`).test(name) ? [name] : [],
  )
  const trees = [...text.matchAll(/```\n([\s\S]*?)```/g)].map(([, tree = '']) => tree)
  const inTrees = trees.flatMap((tree) =>
    [...tree.matchAll(new RegExp(`(?<=^|[\\s(])${path.source}(?=$|[\\s,;:.)])`, 'gm'))].map(String),
  )
  return [...inSentences, ...inTrees].map((name) => name.replace(/\/$/, ''))
}

/** `a/b/c.ts` may be named as `b/c.ts` and `c.ts`. */
function endingsOf(whole: string): string[] {
  const parts = whole.split('/')
  return parts.map((_, index) => parts.slice(index).join('/'))
}
