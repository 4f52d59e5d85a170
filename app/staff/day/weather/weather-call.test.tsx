import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { staffOrderPath } from '#app/staff/addresses.ts'
import { LangProvider } from '#app/ui/lang.tsx'
import { weatherPage } from '#content/staff/day/weather.ts'
import { addDays, calendarDate } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import { orderReference } from '#domain/placed/order-reference.ts'
import { langs } from '#domain/text.ts'
import { WeatherCall } from './weather-call.tsx'

const date = calendarDate('2026-12-01')
const chat = 'https://wa.me/85291234567?text=hello'
const order = (id: number) => ({
  id,
  reference: orderReference(new Uint8Array(16).fill(id)),
  version: 1,
  name: `Customer ${id}`,
  chat,
  ...({ status: 'confirmed', paymentStatus: 'paid', slot: '12:00', portions: 20, total: cents(1) } as const),
  ...({
    phone: '+85291234567',
    hasMail: true,
    lang: 'en',
    sets: [],
    reservedDay: addDays(date, 1),
    until: date,
  } as const),
})

test('each moved and unmoved order has a row with its chat link, in both languages', () => {
  const [movedOrder, otherOrder] = [order(1), order(2)]
  const call = {
    ...({ id: 'one', date, kind: 'black-rain', words: null, calledAt: new Date(0) } as const),
    recalledAt: null,
    recallUntil: null,
    remainingOrders: [otherOrder],
    orders: [{ ...movedOrder, state: 'told' } as const],
  }
  for (const lang of langs) {
    const element = (
      <LangProvider lang={lang}>
        <WeatherCall call={call} />
      </LangProvider>
    )
    const html = renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
    for (const { reference, name } of [movedOrder, otherOrder]) {
      expect(html).toContain(`href="${staffOrderPath(reference)}"`)
      expect(html).toContain(name)
      expect(html).toContain(`aria-label="${weatherPage.openChat[lang]}: ${reference}"`)
    }
    expect(html.split(`<caption class="vh">`)).toHaveLength(3)
  }
})
