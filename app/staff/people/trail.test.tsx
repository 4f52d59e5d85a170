import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { LangProvider } from '#app/ui/lang.tsx'
import { shopVerbNames, trailWords } from '#content/staff/trail.ts'
import { calendarDate } from '#domain/calendar.ts'
import { Trail } from './trail.tsx'
import { wordedEntry } from './trail-entry.ts'

const noNames = { rows: [], zones: [], dishes: [], sets: [], categories: [] }

test('the trail shows who did what, from what to what and why, and keeps the search', () => {
  const facts = { id: 1, at: new Date('2026-11-21T12:00:00+08:00'), actor: 'Amy' }
  const entries = [
    wordedEntry(
      {
        ...{ ...facts, kind: 'shop', verb: 'move-set', why: '' },
        ...{ subject: { zh: '派對餐', en: 'Party Set' }, subjectId: '3' },
        before: { place: 3 },
        after: { place: 2 },
      },
      noNames,
    ),
    wordedEntry(
      {
        ...{ ...facts, kind: 'accounts', verb: 'change-role', why: 'asked by phone' },
        ...{ subject: 'Bo', before: 'office', after: 'kitchen' },
      },
      noNames,
    ),
  ]
  const filter = { person: null, kind: 'shop', day: calendarDate('2026-11-21') } as const
  const element = <Trail entries={entries} filter={filter} people={[]} />
  const router = createMemoryRouter([{ path: '/', element }])
  const html = renderToString(
    <LangProvider lang="en">
      <RouterProvider router={router} />
    </LangProvider>,
  )
  for (const said of [shopVerbNames['move-set'].en, 'Party Set', 'place 3 → place 2', 'Office → Kitchen'])
    expect(html).toContain(said)
  expect(html).toMatch(new RegExp(`${trailWords.why.en}(<!-- -->)?: (<!-- -->)?asked by phone`))
  expect(html).toContain('value="2026-11-21"')
  expect(html).toMatch(/<option value="shop" selected=""/)
})
