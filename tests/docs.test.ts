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
const documents = [...paths].filter((path) => /^([A-Z_]+(\.zh-HK)?|docs\/(guide\/)?[\w-]+)\.md$/.test(path))

/** Created by the program or the reader. */
const isMade = (name: string) =>
  /^(build|data|data-empty|shots|node_modules|DATA_DIR)(\/|$)|\bfaq([./]|$)/.test(name)

const path = /[\w.-]+(?:\/[\w.-]+)*(?:\/|\.(?:ts|tsx|mjs|md|json|graphql|yml|css)\b)/

describe.each(documents)('the document %s', (document) => {
  const text = readFileSync(join(root, document), 'utf8')

  test('names only files and folders that exist', () => {
    expect(namedIn(text).filter((name) => !isMade(name) && !endings.has(name))).toEqual([])
  })

  test('links only to files that exist', () => {
    const targets = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = '']) => target)
    expect(targets.filter((target) => !paths.has(join(document, '..', target)))).toEqual([])
  })

  test('cites only decisions that are recorded', () => {
    const citedNumbers = [...text.matchAll(/decisions\/(\d{4}(?:, \d{4})*)/g)].flatMap(([, all = '']) =>
      all.split(', '),
    )
    const decisionFile = (number: string) =>
      [...paths].some((each) => each.startsWith(`docs/decisions/${number}-`))
    expect(citedNumbers.filter((number) => !decisionFile(number))).toEqual([])
  })

  test('quotes code as it is in the files it names', () => {
    const samples = samplesIn(text)
    const stands = ({ file, line }: Sample) => {
      const pattern = new RegExp(`^\\s*${line.split('…').map(RegExp.escape).join('.*')}$`, 'm')
      return pattern.test(readFileSync(join(root, file), 'utf8'))
    }
    expect(samples.filter((sample) => !stands(sample))).toEqual([])
  })
})

test('comments in the code name only files that exist', () => {
  const code = [...paths].filter((each) => /^(?!build\/).*\.(tsx?|mjs|css)$/.test(each))
  expect(code.length).toBeGreaterThan(1_000)
  const missing = code.flatMap((each) =>
    pathsInComments(readFileSync(join(root, each), 'utf8'))
      .filter((name) => !endings.has(name))
      .map((name) => `${each}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('file names are found in comments, and other words and patterns are not mistaken for them', () => {
  const text =
    "/** As order-steps.ts and docs/recipes.md say. */\nimport one from './one.ts'\n// Not *.css, main.ts() or order.tsx.\n"
  expect(pathsInComments(text)).toEqual(['order-steps.ts', 'docs/recipes.md', 'order.tsx'])
})

test('the checker finds names in sentences and folder trees', () => {
  const text =
    'See `order-steps.ts` and `server/`, `npm test` aside.\n```\napp/  pages\n  paths.ts, ui/form/ (fields)\n```\n'
  expect(namedIn(text)).toEqual(['order-steps.ts', 'server', 'app', 'paths.ts', 'ui/form'])
})

test('each line of a code sample is in the file named above it', () => {
  const text =
    '```ts\n// one thing, said\n// in two lines (domain/a.ts)\none()\n  …\n\n// another (b.ts)\ntwo()\n```\n'
  expect(samplesIn(text)).toEqual([
    { file: 'domain/a.ts', line: 'one()' },
    { file: 'domain/a.ts', line: '…' },
    { file: 'b.ts', line: 'two()' },
  ])
})

interface Sample {
  readonly file: string
  /** Without its indent; … stands for any text. */
  readonly line: string
}

/** Lines of code below comments that end with a file name in brackets. */
function samplesIn(text: string): readonly Sample[] {
  const blocks = [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, block = '']) => block)
  return blocks.flatMap((block) => {
    const parts = block.split(/^\/\/.*\((\S+\.tsx?)\)$/m).slice(1)
    return parts.flatMap((file, at) =>
      at % 2 === 1
        ? []
        : (parts[at + 1] ?? '')
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== '' && !line.startsWith('//'))
            .map((line) => ({ file, line })),
    )
  })
}

/** Paths between backticks and in tree drawings, without a trailing slash. */
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

function pathsInComments(code: string): readonly string[] {
  const comments = [...code.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm)].map(String)
  const file = /(?<![\w./*{}-])[\w-][\w./-]*\.(?:md|tsx?|mjs|json|css|sql|yml|graphql|html)\b(?!\.?\w|\()/g
  return comments.flatMap((comment) => [...comment.matchAll(file)].map(String))
}

/** `sign-in/sign-in.tsx` may also be named as `office/sign-in/sign-in.tsx` and `sign-in.tsx`. */
function endingsOf(whole: string): string[] {
  const parts = whole.split('/')
  return parts.map((_, index) => parts.slice(index).join('/'))
}
