export const rowsOfPage = 50

export interface ListPage<Row> {
  readonly rows: readonly Row[]
  /** The first page is 1, and higher numbers show the last page. */
  readonly page: number
  readonly pages: number
}

export function listPage<Row>(rows: readonly Row[], request: number): ListPage<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / rowsOfPage))
  const page = Math.min(Math.max(1, request), pages)
  return { rows: rows.slice((page - 1) * rowsOfPage, page * rowsOfPage), page, pages }
}

export const readPage = (text: string | null): number =>
  /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1
