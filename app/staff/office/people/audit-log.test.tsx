import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { LangProvider } from '#app/ui/lang.tsx'
import { auditTexts, shopVerbNames } from '#content/staff/office/audit-log.ts'
import { calendarDate } from '#domain/calendar.ts'
import { maxSearchLetters } from '#domain/staff/office/name-search.ts'
import type { Lang } from '#domain/text.ts'
import { withoutBreaks } from '#tests/support/site/without-breaks.ts'
import { wordedEntry } from './audit-entry.ts'
import { AuditLog } from './audit-log.tsx'

const noNames = { rows: [], zones: [], dishes: [], sets: [], categories: [] }

const noFilter = { person: null, kind: null, day: null, search: '', before: null }

function render(props: Omit<ComponentProps<typeof AuditLog>, 'people'>, lang: Lang = 'en') {
  const element = <AuditLog {...props} people={[]} />
  const router = createMemoryRouter([{ path: '/', element }])
  return withoutBreaks(
    renderToString(
      <LangProvider lang={lang}>
        <RouterProvider router={router} />
      </LangProvider>,
    ),
  )
}

test('the audit log shows who changed what, the values before and after and the reason, and keeps the search', () => {
  const context = { id: 1, at: new Date('2026-11-21T12:00:00+08:00'), actor: 'Amy' }
  const entries = [
    wordedEntry(
      {
        ...context,
        kind: 'shop',
        verb: 'move-set',
        why: '',
        subject: { zh: '派對餐', en: 'Party Set' },
        subjectId: '3',
        before: { place: 3 },
        after: { place: 2 },
      },
      noNames,
    ),
    wordedEntry(
      {
        ...context,
        kind: 'accounts',
        verb: 'change-role',
        why: 'asked by phone',
        subject: 'Bo',
        before: 'office',
        after: 'kitchen',
      },
      noNames,
    ),
  ]
  const filter = { ...noFilter, kind: 'shop', day: calendarDate('2026-11-21'), search: 'party' } as const
  const html = render({ entries, older: null, filter })
  for (const message of [shopVerbNames['move-set'].en, 'Party Set', 'place 3 → place 2', 'Office → Kitchen'])
    expect(html).toContain(message)
  expect(html).toMatch(new RegExp(`${auditTexts.why.en}(<!-- -->)?: (<!-- -->)?asked by phone`))
  expect(html).toContain('value="2026-11-21"')
  expect(html).toMatch(/<option value="shop" selected=""/)
  expect(html).toMatch(
    new RegExp(`type="search" maxLength="${maxSearchLetters}"[^>]* name="q" value="party"`),
  )
  expect(html).not.toContain(auditTexts.older.en)
})

test('links lead to older entries and back to the newest under the same search', () => {
  const older = { at: new Date(1_764_115_200_000), kind: 'orders', id: 12 } as const
  const filter = { ...noFilter, kind: 'orders', search: '雞 翼' } as const
  const query = `?kind=orders&amp;q=${encodeURIComponent('雞')}+${encodeURIComponent('翼')}`
  const first = render({ entries: [], older, filter })
  expect(first).toContain(`href="/${query}&amp;before=1764115200000-orders-12#trail"`)
  expect(first).not.toContain(auditTexts.newest.en)
  const next = render({ entries: [], older: null, filter: { ...filter, before: older } })
  expect(next).toContain(`href="/${query}#trail"`)
  expect(next).not.toContain(auditTexts.older.en)
})

test.each(['zh', 'en'] as const)('an empty audit log says why it is empty in %s', (lang) => {
  const empty = (search: string) =>
    render({ entries: [], older: null, filter: { ...noFilter, search } }, lang)
  expect(empty('')).toContain(auditTexts.none[lang])
  expect(empty('K7QF-3MXA')).toContain(auditTexts.noneFound[lang])
  expect(empty('K7QF-3MXA')).toContain(auditTexts.searchHint[lang])
})
