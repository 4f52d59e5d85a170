import { answerOr } from '#app/staff/shell/live/answer-or.ts'
import { maxSendMs } from '#app/staff/shell/waiting/post-waiting.ts'
import { parseCalendarDate } from '#domain/calendar.ts'
import { addMark, type QueuedMark, removeMark } from './mark-queue.ts'

/**
 * Queues a done mark if the server is unreachable or the page closes first.
 * @param otherwise result for any other form that could not be sent
 * @returns null if the done mark was queued
 */
export async function answerOrKeep<Answer, Otherwise>(
  request: Request,
  serverAction: () => Promise<Answer>,
  otherwise: Otherwise,
): Promise<Answer | Otherwise | null> {
  const mark = markIn(await request.clone().formData())
  const result = await keepIfPageLeaves(mark, () =>
    answerOr(async () => ({ answer: await withinTime(serverAction()) }), null),
  )
  if (result) {
    if (mark) removeMark(mark)
    return result.answer
  }
  if (!mark) return otherwise
  addMark(mark)
  return null
}

/** The browser cancels requests of a closing page. */
async function keepIfPageLeaves<Answer>(
  mark: QueuedMark | null,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const keep = () => mark && addMark(mark)
  addEventListener('pagehide', keep)
  try {
    return await send()
  } finally {
    removeEventListener('pagehide', keep)
  }
}

function markIn(form: FormData): QueuedMark | null {
  const text = (name: string) => String(form.get(name) ?? '')
  const date = parseCalendarDate(text('date'))
  if (!date || !form.has('dish')) return null
  const doneField = text('done') === 'yes' ? 'yes' : 'no'
  return {
    date,
    dish: text('dish'),
    done: doneField,
    portions: text('portions'),
    unsent: text('unsent'),
    at: text('at'),
    staffId: text('me'),
    about: text('about'),
  }
}

/** @throws if no response arrives in time */
async function withinTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('no answer in time')), maxSendMs)
  try {
    return await Promise.race([answer, promise])
  } finally {
    clearTimeout(timer)
  }
}
