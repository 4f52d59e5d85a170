/** Spreadsheets run cells that begin so, even after spaces; East Asian editions accept full-width signs. */
const formulaStart = /^[\s]*[=+\-@\t\r＝＋－＠]/

/** Stored phone numbers contain digits only and are harmless as formulas. */
const phoneNumber = /^\+\d[\d ]*$/

/** Adds a byte order mark, by which spreadsheets recognise Chinese. */
export function csvOf(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
}

function cellOf(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  // A leading apostrophe makes spreadsheets show plain text.
  const text = formulaStart.test(value) && !phoneNumber.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
