/** Tables that spreadsheets open, without any cell being taken for a formula. */

/** Spreadsheets run what begins with these, also after spaces; those of East Asia take the full-width signs too. */
const formulaStart = /^[\s]*[=+\-@\t\r＝＋－＠]/

/** A telephone number as the shop stores it: digits alone can be no formula that does anything. */
const phoneNumber = /^\+\d[\d ]*$/

/** Comma-separated rows with a byte order mark, by which spreadsheets recognise Chinese. Numbers stay numbers. */
export function csvOf(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
}

function cellOf(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  // An apostrophe makes a spreadsheet show the text as it is.
  const text = formulaStart.test(value) && !phoneNumber.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
