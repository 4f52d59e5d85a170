/** Minimum quantities by set or category (catalogue). */

import { type Refusal, refusal } from '#domain/refusals.ts'
import type { OrderableSet } from './catalogue.ts'

export function minimumQuantityRefusals(
  lines: readonly { readonly set: OrderableSet; readonly units: number }[],
): readonly Refusal<'below-minimum-quantity'>[] {
  const refusals = new Map<string, Refusal<'below-minimum-quantity'>>()
  for (const { set } of lines) {
    const { id, name, minQuantity: min, minQuantityScope: scope, categoryId } = set
    const same = lines.filter((line) =>
      scope === 'set' ? line.set.id === id : line.set.categoryId === categoryId,
    )
    const units = same.reduce((sum, line) => sum + line.units, 0)
    if (units >= min) continue
    const key = scope === 'set' ? `set ${id}` : `category ${categoryId}`
    if (refusals.has(key)) continue
    refusals.set(key, refusal('below-minimum-quantity', 'lines', { setId: id, set: name, scope, min, units }))
  }
  return [...refusals.values()]
}
