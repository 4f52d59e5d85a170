import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'

const example = readFileSync('.env.example', 'utf8')
const configuration = readFileSync('docs/configuration.md', 'utf8')
const source = readFileSync('server/env.ts', 'utf8')

const names = [...source.matchAll(/^ {2}([A-Z][A-Z_]+): v\./gm)].map(([, name]) => name).sort()

test('.env.example names every variable once, and no other', () => {
  expect(names.length).toBeGreaterThan(5)
  const exampleNames = [...example.matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name)
  expect(exampleNames.sort()).toEqual(names)
})

test('the table in docs/configuration.md lists the same variables', () => {
  const tableNames = [...configuration.matchAll(/^\| `([A-Z][A-Z_]+)`/gm)].map(([, name]) => name)
  expect(tableNames.sort()).toEqual(names)
})

test('.env.example sets only defaults', () => {
  const set = Object.fromEntries(
    [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  )
  expect(readEnv(set)).toEqual(readEnv({}))
})
