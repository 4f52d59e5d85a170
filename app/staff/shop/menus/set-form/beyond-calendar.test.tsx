import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LangProvider } from '#app/ui/lang.tsx'
import { beyondCalendar } from '#content/staff/shop/menus/menus.ts'
import { withoutBreaks } from '#tests/support/site/without-breaks.ts'
import { BeyondCalendar } from './beyond-calendar.tsx'

test.each([
  ['', false],
  ['five', false],
  ['20', false],
  ['21', true],
])('the form warns of a lead time of "%s" days in a calendar of 20: %s', (leadDays, isWarned) => {
  for (const lang of ['zh', 'en'] as const) {
    const html = renderToString(
      <LangProvider lang={lang}>
        <BeyondCalendar leadDays={leadDays} horizonDays={20} />
      </LangProvider>,
    )
    expect(withoutBreaks(html).includes(beyondCalendar(20)[lang])).toBe(isWarned)
  }
})
