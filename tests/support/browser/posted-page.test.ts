import { expect, test } from 'vitest'
import { fieldsOf } from './posted-page.ts'

test('a list sends the chosen option, or else the first that can be chosen, as a browser does', () => {
  const form = `<form>
    <select name="chosen"><option value="a">A</option><option value="b" selected>B</option></select>
    <select name="first"><option value="a" disabled>A</option><option value="b">B</option></select>
    <select name="text"><option>A</option></select>
    <select name="none"></select>
  </form>`
  expect(fieldsOf(form)).toEqual({ chosen: 'b', first: 'b', text: 'A' })
})
