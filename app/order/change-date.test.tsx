import { parseHTML } from 'linkedom'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LangProvider } from '#app/ui/lang.tsx'
import { calendarDate } from '#domain/calendar.ts'
import { ChangeDate, type ChangeDateProps } from './change-date.tsx'

const date = calendarDate('2026-12-11')
const slots = ['12:00', '12:30', '13:00'].map((from) => ({ from, to: from }))

function slotsOf(closedSlots: readonly string[], ownPlace: ChangeDateProps['ownPlace']) {
  const props = {
    days: [date],
    slots,
    ownPlace,
    today: date,
    portions: 20,
    chosenDue: { date, slot: '12:30' },
    specialDays: { [date]: { closedSlots, fee: null } },
  }
  const { document } = parseHTML(
    renderToString(
      <LangProvider lang="en">
        <ChangeDate {...props} />
      </LangProvider>,
    ),
  )
  const options = [...document.querySelectorAll('select[name=slot] option')]
  return {
    free: options.filter((each) => !each.hasAttribute('disabled')).map((each) => each.getAttribute('value')),
    sent: options.find((each) => each.hasAttribute('selected'))?.getAttribute('value'),
  }
}

test('the form selects the nearest free slot if the order’s slot is full on the chosen day', () => {
  expect(slotsOf([], null)).toEqual({ free: ['12:00', '12:30', '13:00'], sent: '12:30' })
  expect(slotsOf(['12:30'], null)).toEqual({ free: ['12:00', '13:00'], sent: '13:00' })
  expect(slotsOf(['12:30', '13:00'], null)).toEqual({ free: ['12:00'], sent: '12:00' })
})

test('the form sends a slot even if all are full, so that the server can say why it is refused', () => {
  expect(slotsOf(['12:00', '12:30', '13:00'], null)).toEqual({ free: ['12:30'], sent: '12:30' })
})

test('a full slot remains selected for the order that already has a place in it', () => {
  expect(slotsOf(['12:30'], { date, slot: '12:30' }).sent).toBe('12:30')
})
