import { expect, test } from 'vitest'
import { fieldsOf } from './posted-page.ts'

test('a posted list sends the selected option, or else the first that can be selected, as a browser does', () => {
  const form = `<form>
    <select name="chosen"><option value="a">A</option><option value="b" selected>B</option></select>
    <select name="first"><option value="a" disabled>A</option><option value="b">B</option></select>
    <select name="text"><option>A</option></select>
    <select name="none"></select>
  </form>`
  expect(fieldsOf(form)).toEqual({ chosen: 'b', first: 'b', text: 'A' })
})
