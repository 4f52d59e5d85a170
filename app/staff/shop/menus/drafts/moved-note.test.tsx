import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LangProvider } from '#app/ui/lang.tsx'
import { movedTo } from '#content/staff/shop/menus/menus.ts'
import { MovedNote, placeIn } from './moved-note.tsx'

const name = { zh: '派對餐', en: 'Party Set' }
const noteOf = (now: ReturnType<typeof placeIn>) =>
  renderToString(
    <LangProvider lang="en">
      <MovedNote movedRow={{ row: '3', verb: 'down' }} now={now} />
    </LangProvider>,
  )

test('a moved row is announced with its position, and a row outside the list is not announced', () => {
  const view = noteOf(placeIn(['5', '3', '9'], '3', name))
  expect(view).toContain('role="status"')
  expect(view).toContain(movedTo(name, 2, 3).en)
  for (const now of [placeIn(['5'], '3', name), placeIn(['3'], undefined, name), placeIn(['3'], '3', null)])
    expect(noteOf(now)).not.toContain('Party')
})
