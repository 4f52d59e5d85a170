import { calendarDate } from '#domain/calendar.ts'
import { checkEnquiry, type Enquiry, type EnquiryDraft, emptyEnquiry } from '#domain/shop/event-enquiry.ts'
import { demoSettings } from './catalogue.ts'

const rules = { today: calendarDate('2026-11-20'), slots: demoSettings().slots }

export const goodEnquiry: EnquiryDraft = {
  ...emptyEnquiry,
  name: '陳大文',
  email: 'chan@example.com',
  phone: '9123 4567',
  date: '2026-12-24',
  slot: '12:30',
  location: '觀塘開源道',
  guests: '80',
  budget: '$20,000',
  food: '中式小食',
}

export function acceptedEnquiry(draft: EnquiryDraft): Enquiry {
  const check = checkEnquiry(draft, rules)
  if (!check.ok) throw new Error(check.refusals.map(({ field, code }) => `${field} ${code}`).join())
  return check.value
}
