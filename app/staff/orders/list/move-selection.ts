import { problemText } from '#app/staff/shell/move-form.ts'
import { ordersPage } from '#content/staff/orders/orders.ts'
import { type MoveForm, readSelection } from '#domain/staff/orders/order-move.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import type { StaffOrdersApi } from '#server/page-data/staff/staff-api.ts'

export interface MoveOutcome {
  readonly order: number
  /** Worded on the server to keep refusal texts out of the page; null if moved. */
  readonly why: Text | null
}

/** The browser gives up after ten seconds. */
const maxMoveMs = 6_000

export async function moveSelection(
  orders: StaffOrdersApi,
  staff: StaffMember,
  form: FormData,
): Promise<readonly MoveOutcome[]> {
  const start = performance.now()
  const results: MoveOutcome[] = []
  for (const move of readSelection(form.getAll('selected').map(String))) {
    const isLate = performance.now() - start > maxMoveMs
    results.push({ order: move.orderId, why: isLate ? ordersPage.notReached : await whyNot(move) })
  }
  return results

  async function whyNot(move: MoveForm): Promise<Text | null> {
    const result = await orders.act(staff, move)
    return result.ok ? null : problemText(result.reason)
  }
}
