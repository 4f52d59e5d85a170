/** The page's hash holds the quantity. */
export const numberHash = (number: number): string => `#sets-${number}`

export function numberIn(hash: string): number | null {
  const [, digits] = /^#sets-([1-9]\d{0,3})$/.exec(hash) ?? []
  return digits === undefined ? null : Number(digits)
}
