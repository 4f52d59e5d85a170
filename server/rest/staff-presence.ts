/**
 * POST /staff/presence says that a page of the back office has an order open, and is answered with who else has; DELETE
 * says that the page was left. Neither prolongs the session: nobody has to be there for a page to be open. A page whose
 * session has ended is answered with nothing, 204: browsers log every refusal as an error, and this is none.
 */
import * as v from 'valibot'
import { maxReferenceLength } from '#domain/input-limits.ts'
import { may } from '#domain/staff/permissions.ts'
import {
  type LeftPage,
  type PresenceAnswer,
  type PresenceBody,
  pageNamePattern,
} from '#domain/staff/presence.ts'
import { isOutage } from '#server/db/store/outage.ts'
import type { Store } from '#server/db/store/store.ts'
import { isFromHere } from '#server/http/from-here.ts'
import { seenReference } from '#server/site/seen-order.ts'
import type { Session, SessionOf } from '#server/site/session.ts'
import type { Presence } from '#server/site/staff/presence.ts'
import { restError } from './errors.ts'

export interface StaffPresenceDeps {
  readonly store: Pick<Store, 'db'>
  readonly presence: Presence
  readonly sessionOf: SessionOf
  readonly siteUrl: string
  readonly now: () => Date
}

/** Maximum size of the body, in bytes. */
export const maxPresenceBody = 512

const page = v.pipe(v.string(), v.regex(pageNamePattern))
const opened = v.object({
  page,
  order: v.pipe(v.string(), v.maxLength(maxReferenceLength)),
  edits: v.boolean(),
}) satisfies v.GenericSchema<PresenceBody>
const left = v.object({ page }) satisfies v.GenericSchema<LeftPage>

export async function answerPresence(deps: StaffPresenceDeps, request: Request): Promise<Response> {
  if (!isFromHere(request, deps.siteUrl)) return restError('FORBIDDEN', 'Another site sent this.')
  try {
    const session = await deps.sessionOf(request, 'unnoticed')
    if (!session) return new Response(null, { status: 204 })
    const sent: unknown = await request.json().catch(() => null)
    return await (request.method === 'DELETE' ? leave(deps, session, sent) : open(deps, session, sent))
  } catch (error) {
    if (isOutage(error)) return restError('UNAVAILABLE', 'The database is away.')
    throw error
  }
}

async function open(
  { store, presence, now }: StaffPresenceDeps,
  { id, staff }: Session,
  sent: unknown,
): Promise<Response> {
  const read = v.safeParse(opened, sent)
  if (!read.success) return restError('BAD_REQUEST', 'A page, an order and whether it is being changed.')
  const order = await seenReference(store, staff, read.output.order, now())
  if (!order) return restError('NOT_FOUND', 'There is no such order, or it is not for this person.')
  const { page } = read.output
  const edits = read.output.edits && may(staff.role, 'change-order')
  await presence.open({ order, page, edits, session: id, staffId: staff.id, name: staff.name })
  const answer: PresenceAnswer = { order, colleagues: presence.colleagues(order, staff.id) }
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
}

async function leave({ presence }: StaffPresenceDeps, { id }: Session, sent: unknown): Promise<Response> {
  const read = v.safeParse(left, sent)
  if (!read.success) return restError('BAD_REQUEST', 'The page that was left.')
  await presence.close(id, read.output.page)
  return new Response(null, { status: 204 })
}
