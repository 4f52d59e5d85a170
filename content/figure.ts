/** A whole number as texts write it: 2,000. */
export const figure = (number: number): string => number.toLocaleString('en')
