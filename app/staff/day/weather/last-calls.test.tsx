import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { LangProvider } from '#app/ui/lang.tsx'
import { weatherPage } from '#content/staff/day/weather.ts'
import { calendarDate } from '#domain/calendar.ts'
import { langs } from '#domain/text.ts'
import { LastCalls } from './last-calls.tsx'

test('each weather call of the last day links to its page, in both languages', () => {
  const call = { id: 'one', date: calendarDate('2026-12-01'), kind: 'black-rain' as const, recalledAt: null }
  const calledAt = new Date('2026-12-01T09:30:00+08:00')
  const calls = [
    { ...call, calledAt },
    { ...call, id: 'two', calledAt, recalledAt: calledAt },
  ]
  for (const lang of langs) {
    const element = (
      <LangProvider lang={lang}>
        <LastCalls calls={calls} />
      </LangProvider>
    )
    const html = renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
    for (const { id } of calls) expect(html).toContain(`?call=${id}"`)
    expect(html).toContain('09:30')
    expect(html.split(weatherPage.recalled[lang])).toHaveLength(2)
  }
})
