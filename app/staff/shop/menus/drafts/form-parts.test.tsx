import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OpenedForm } from './form-parts.tsx'

const row = { 'name.en': 'Stored' }

test('a form says whether it was opened on a draft, also after a refusal', () => {
  const fieldsOf = (isDraft: boolean, formResult: Parameters<typeof OpenedForm>[0]['formResult']) =>
    renderToString(<OpenedForm storedValues={row} isDraft={isDraft} formResult={formResult} />)
  const first = { base: null, wasDraft: null }
  expect(fieldsOf(true, first)).toContain('name="wasDraft" value="yes"')
  expect(fieldsOf(false, first)).toContain('name="wasDraft" value="no"')
  // Another person has dropped the draft.
  const refusedFields = fieldsOf(false, { base: { 'name.en': 'Draft' }, wasDraft: true })
  expect(refusedFields).toContain('name="wasDraft" value="yes"')
  expect(refusedFields).toContain('Draft')
})
