import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LangProvider } from '#app/ui/lang.tsx'
import { ordersPage } from '#content/staff/orders/orders.ts'
import { slotLoads } from '#domain/staff/day/slot-load.ts'
import { SlotLoad } from './slot-load.tsx'

function barOf(portions: number): string {
  const [load] = slotLoads(['12:00'], [{ slot: '12:00', orders: 1, portions }], () => 60, 80)
  if (!load) throw new Error('no slot')
  return renderToStaticMarkup(
    <LangProvider lang="zh">
      <SlotLoad load={load} />
    </LangProvider>,
  )
}

test('the bar of an overbooked slot shows by how many portions it is over, unlike that of a full slot', () => {
  expect(barOf(59)).not.toContain(ordersPage.fullSlot.zh)
  expect(barOf(60)).toContain(`<b>${ordersPage.fullSlot.zh}</b>`)
  expect(barOf(111)).toContain('<b>超 51</b>')
})
