import { describe, expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { changedOpening, nextStep, opensOnFrom } from './opening.ts'

const today = calendarDate('2026-11-30')
const opensOn = calendarDate('2026-12-24')
const nothingDone = { details: false, brand: false, zones: false, menu: false, payment: false, pages: false }

describe('a shop that opens soon', () => {
  test('keeps what was skipped and forgets its date once it opens', () => {
    const opened = changedOpening({ isHidden: true, opensOn, skipped: ['pages'] }, { verb: 'open' }, today)
    expect(opened).toEqual({ skipped: ['pages'] })
    expect(changedOpening(opened ?? {}, { verb: 'close' }, today)).toEqual({
      isHidden: true,
      skipped: ['pages'],
    })
  })

  test.each(['2026-11-29', '2026-02-30', 'soon'])('does not take %s for its date', (date) => {
    expect(changedOpening({ isHidden: true }, { verb: 'date', opensOn: date }, today)).toBeNull()
  })

  test('takes today or a later day for its date, or none', () => {
    const dated = changedOpening({ isHidden: true }, { verb: 'date', opensOn: today }, today)
    expect(dated).toEqual({ isHidden: true, opensOn: today })
    expect(changedOpening(dated ?? {}, { verb: 'date', opensOn: '' }, today)).toEqual({ isHidden: true })
  })

  test('shows its date until the day itself', () => {
    expect(opensOnFrom(opensOn, { opensOn })).toBe(opensOn)
    expect(opensOnFrom(calendarDate('2026-12-25'), { opensOn })).toBeNull()
  })

  test('is led past what is done or skipped, each part skipped once', () => {
    const skipped = changedOpening({ skipped: ['brand'] }, { verb: 'skip', step: 'brand' }, today)
    expect(skipped).toEqual({ skipped: ['brand'] })
    expect(nextStep({ ...nothingDone, details: true }, skipped ?? {})).toBe('zones')
    const all = { details: true, brand: true, zones: true, menu: true, payment: true, pages: true }
    expect(nextStep(all, {})).toBeNull()
  })
})
