import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { savedAs } from '#app/staff/menus/set-form/saved-as.ts'
import { OpenedItem } from './opened-item.tsx'

const stored = { 'name.en': 'Stored' }

test('a form says whether it was opened on a draft, also after it was refused', () => {
  const fieldsOf = (isDraft: boolean, formResult: Parameters<typeof OpenedItem>[0]['formResult']) =>
    renderToString(<OpenedItem stored={stored} isDraft={isDraft} formResult={formResult} />)
  const first = { opened: null, wasDraft: null }
  expect(fieldsOf(true, first)).toContain('name="wasDraft" value="yes"')
  expect(fieldsOf(false, first)).toContain('name="wasDraft" value="no"')
  // Somebody dropped the draft since.
  const refused = fieldsOf(false, { opened: { 'name.en': 'Draft' }, wasDraft: true })
  expect(refused).toContain('name="wasDraft" value="yes"')
  expect(refused).toContain('Draft')
})

test('the button and the form say together what becomes of what was typed', () => {
  const sent = (verb: string, wasDraft: string) => {
    const form = new FormData()
    form.set('verb', verb)
    form.set('wasDraft', wasDraft)
    return savedAs(form)
  }
  expect(sent('publish', 'yes')).toEqual({ as: 'published', wasDraft: true })
  expect(sent('save-draft', 'no')).toEqual({ as: 'draft', wasDraft: false })
  expect(sent('picture', 'yes')).toEqual({ wasDraft: true })
})
