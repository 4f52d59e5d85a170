/** Money is whole cents of Hong Kong dollars; nothing here ever holds a fraction of a cent. */
export type Cents = number & { readonly __unit: 'HKD cents' }

/** Marks a whole number as cents. Throws on anything else: a fraction of a cent is a bug. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of cents: ${amount}`)
  return amount as Cents
}

/** HK$0.00. */
export const nothing: Cents = cents(0)

export function sumOf(amounts: Iterable<Cents>): Cents {
  let total = 0
  for (const amount of amounts) total += amount
  return cents(total)
}

/**
 * "$2,480". An amount with odd cents always shows them: a shown price is never a rounded one. Both languages write
 * dollars the same way (spec section 9).
 */
export function formatMoney(amount: Cents): string {
  const { sign, figure } = moneyParts(amount)
  return sign + figure
}

/** "$2,480.00", as sums and bills are written. */
export function formatExact(amount: Cents): string {
  const { sign, figure } = exactParts(amount)
  return sign + figure
}

export interface MoneyOptions {
  readonly decimals?: 0 | 2
}

export interface MoneyParts {
  /** "$", or "−$" with a true minus sign for an amount below nothing. */
  readonly sign: string
  /** "2,480" */
  readonly figure: string
}

/** The parts of a written amount, where the page sets its sign in another size than its figure. */
export function moneyParts(amount: Cents, { decimals = 0 }: MoneyOptions = {}): MoneyParts {
  const odd = Math.abs(amount % 100)
  const dollars = String((Math.abs(amount) - odd) / 100).replace(/\B(?=(\d{3})+$)/g, ',')
  const fraction = decimals === 2 || odd > 0 ? `.${String(odd).padStart(2, '0')}` : ''
  return { sign: amount < 0 ? '−$' : '$', figure: dollars + fraction }
}

/** The parts of an amount with its cents. */
export function exactParts(amount: Cents): MoneyParts {
  return moneyParts(amount, { decimals: 2 })
}

/** Converts cents to dollars, for the interfaces that use dollars (spec section 7). */
export function toDollars(amount: Cents): number {
  return amount / 100
}

/** "2480.00": without sign or commas, as forms, copied fields and other programs take it. */
export function dollarsText(amount: Cents): string {
  return toDollars(amount).toFixed(2)
}

/** Converts dollars from outside to cents, or null when they are not a whole number of cents. */
export function fromDollars(dollars: number): Cents | null {
  const amount = Math.round(dollars * 100)
  return Number.isSafeInteger(amount) && amount / 100 === dollars ? cents(amount) : null
}
