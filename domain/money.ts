export type Cents = number & { readonly __unit: 'HKD cents' }

/** Throws on a fraction of a cent. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of cents: ${amount}`)
  return amount as Cents
}

export const nothing: Cents = cents(0)

export function sumOf(amounts: Iterable<Cents>): Cents {
  let total = 0
  for (const amount of amounts) total += amount
  return cents(total)
}

/** For example "$2,480"; odd cents always show (spec section 9). */
export function formatMoney(amount: Cents): string {
  const { sign, figure } = moneyParts(amount)
  return sign + figure
}

/** The text is, for example, "$2,480.00". */
export function formatExact(amount: Cents): string {
  const { sign, figure } = exactParts(amount)
  return sign + figure
}

export interface MoneyOptions {
  readonly decimals?: 0 | 2
}

export interface MoneyParts {
  readonly sign: string
  readonly figure: string
}

/** For pages that set the sign and the figure in different sizes. */
export function moneyParts(amount: Cents, { decimals = 0 }: MoneyOptions = {}): MoneyParts {
  const odd = Math.abs(amount % 100)
  const dollars = String((Math.abs(amount) - odd) / 100).replace(/\B(?=(\d{3})+$)/g, ',')
  const fraction = decimals === 2 || odd > 0 ? `.${String(odd).padStart(2, '0')}` : ''
  return { sign: amount < 0 ? '−$' : '$', figure: dollars + fraction }
}

export function exactParts(amount: Cents): MoneyParts {
  return moneyParts(amount, { decimals: 2 })
}

/** Interfaces in dollars use this (spec section 7). */
export function toDollars(amount: Cents): number {
  return amount / 100
}

/** The text is, for example, "2480.00". */
export function dollarsText(amount: Cents): string {
  return toDollars(amount).toFixed(2)
}

/** Returns null unless the amount is a whole number of cents. */
export function fromDollars(dollars: number): Cents | null {
  const amount = Math.round(dollars * 100)
  return Number.isSafeInteger(amount) && amount / 100 === dollars ? cents(amount) : null
}
