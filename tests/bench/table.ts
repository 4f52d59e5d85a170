/** Prints measurements against their targets. Machines differ, so read the ratios. */

export interface Row {
  readonly what: string
  readonly ours: string
  /** The comparison in the same run, if any. */
  readonly against?: string
  readonly ratio?: number
  readonly target?: string
  readonly met?: boolean
}

export function printTable(title: string, rows: readonly Row[]) {
  const cells = [
    ['', 'ours', 'against', 'ratio', 'target', ''],
    ...rows.map(({ what, ours, against = '', ratio, target = '', met }) => [
      what,
      ours,
      against,
      ratio === undefined ? '' : ratio.toFixed(2),
      target,
      met === undefined ? '' : met ? 'met' : 'MISSED',
    ]),
  ]
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? []
  const line = (row: readonly string[]) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  console.log(`\n${title}\n${cells.map((row) => line(row).trimEnd()).join('\n')}`)
}

export function median(values: readonly number[]): number {
  const sortedValues = [...values].sort((a, b) => a - b)
  return sortedValues[Math.floor(sortedValues.length / 2)] ?? Number.NaN
}

export function percentile(values: readonly number[], part: number): number {
  const sortedValues = [...values].sort((a, b) => a - b)
  return sortedValues[Math.min(sortedValues.length - 1, Math.floor(sortedValues.length * part))] ?? Number.NaN
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
