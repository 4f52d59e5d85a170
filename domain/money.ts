/** Money is whole cents of Hong Kong dollars; nothing here ever holds a fraction of a cent. */
export type Cents = number & { readonly __unit: 'HKD cents' }

/** Marks a whole number as cents. Throws on anything else: a fraction of a cent is a bug. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of cents: ${amount}`)
  return amount as Cents
}
