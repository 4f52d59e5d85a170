import type { Cents } from '#domain/money.ts'

/** In a set priced by item the dishes themselves are counted. */
export function setsIn({
  units,
  unitPrice,
}: {
  readonly units: number
  /** Sets priced by item have no unit price. */
  readonly unitPrice: Cents | null
}): number {
  return unitPrice === null ? 1 : units
}
