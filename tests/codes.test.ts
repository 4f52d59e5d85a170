/** People copy order numbers and codes, and say them aloud, so that they have one face everywhere. */
import { expect, test } from 'vitest'
import { modulesIn } from './support/imports.ts'

const child = /(?<=[>\s])\{([\w.?]*\breference)\}/g
const inTheFace = /className=("num"|\{[^}]*(reference|code)[^}]*\})/

test('every order number of the back office is set in the typeface of codes', () => {
  const screens = modulesIn(['app/staff']).filter(({ path }) => /\.tsx$/.test(path))
  const numbers = screens.flatMap(({ path, text }) =>
    [...text.matchAll(child)].map(({ index }) => ({
      path,
      before: text.slice(0, index).split('<').at(-1) ?? '',
    })),
  )
  expect(numbers.length).toBeGreaterThan(15)
  expect(numbers.filter(({ before }) => !inTheFace.test(before))).toEqual([])
})
