/** Takes the selected orders a step on, one after the other, and says of each what became of it. */
import type { MoveProblem } from '#app/staff/move-form.ts'
import { readSelection } from '#domain/staff/orders/order-move.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { StaffOrdersApi } from '#server/site/staff/staff-api.ts'

export interface Moved {
  readonly order: number
  /** Why it stays where it is; null: it moved on. */
  readonly problem: MoveProblem | 'not-reached' | null
}

/** How long a call may take: after ten seconds the browser gives up and would not learn what was done. Milliseconds. */
const longest = 6_000

export async function moveSelection(
  orders: StaffOrdersApi,
  staff: StaffMember,
  form: FormData,
): Promise<readonly Moved[]> {
  const start = performance.now()
  const moved: Moved[] = []
  for (const move of readSelection(form.getAll('selected').map(String))) {
    const isLate = performance.now() - start > longest
    const result = isLate ? ({ ok: false, reason: 'not-reached' } as const) : await orders.act(staff, move)
    moved.push({ order: move.orderId, problem: result.ok ? null : result.reason })
  }
  return moved
}
