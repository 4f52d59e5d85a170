/** Reads the fields `from`, `until`, `seasonfrom` and `seasonto` of a row. */

import { type CalendarDate, isCalendarDate, parseCalendarDate, type Season } from '#domain/calendar.ts'
import { alone, type Field, type FormReader } from '#domain/staff/forms/fields.ts'

export type FieldName = (name: string) => string

export function datesIn(reader: FormReader, field: FieldName) {
  const [from, until] = [dayIn(reader, field('from')), dayIn(reader, field('until'))]
  if (from && until && from > until) reader.fail(field('until'), 'end-before-start')
  return { from, until }
}

function dayIn(reader: FormReader, name: string): CalendarDate | null {
  const day = parseCalendarDate(reader.value(name))
  if (!day && reader.value(name) !== '') reader.fail(name, 'date-invalid')
  return day
}

/** The value is null for all year. */
export function seasonIn(reader: FormReader, field: FieldName): Season | null {
  const [from, to] = [reader.value(field('seasonfrom')), reader.value(field('seasonto'))]
  if (from === '' && to === '') return null
  for (const [name, day] of Object.entries({ seasonfrom: from, seasonto: to }))
    if (!isCalendarDate(`2024-${day}`)) reader.fail(field(name), 'day-invalid')
  return { from, to }
}

/** Two dates, such as `shownFrom` and `shownUntil`; null for no limit. */
export const period = (
  unit: string,
): Field<{ readonly from: CalendarDate | null; readonly until: CalendarDate | null }> => ({
  ...alone,
  unit,
  ends: ['From', 'Until'],
  write: ({ from, until }) => [from ?? '', until ?? ''],
  read: (reader, name) => datesIn(reader, (end) => `${name}${end === 'from' ? 'From' : 'Until'}`),
})
