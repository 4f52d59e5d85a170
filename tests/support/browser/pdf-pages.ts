import { getDocumentProxy } from 'unpdf'

export interface PdfPage {
  /** The size is in whole millimetres, width first. */
  readonly size: readonly [number, number]
  /** The text has no spaces, because their positions depend on the fonts. */
  readonly text: string
}

/** Radicals that compatibility normalisation leaves. */
const radicals: Readonly<Record<string, string>> = { '⻘': '青', '⻑': '長' }

const millimetres = (points: number) => Math.round((points / 72) * 25.4)

export async function pdfPages(bytes: Uint8Array): Promise<readonly PdfPage[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index): Promise<PdfPage> => {
      const page = await pdf.getPage(index + 1)
      const [remaining = 0, bottom = 0, right = 0, top = 0] = page.view
      const { items } = await page.getTextContent()
      const text = items.map((item) => ('str' in item ? item.str : '')).join('')
      return {
        size: [millimetres(right - remaining), millimetres(top - bottom)],
        // Fonts may encode a character by its radical.
        text: text
          .normalize('NFKC')
          .replace(/[⻘⻑]/g, (radical) => radicals[radical] ?? radical)
          .replace(/\s/g, ''),
      }
    }),
  )
}
