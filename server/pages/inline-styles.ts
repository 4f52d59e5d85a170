/** Inlined styles let a first visit paint after one round trip. */

// Islands add a # to the URL of a shared sheet, to keep the links distinct.
const link = /<link[^>]*\srel="stylesheet"[^>]*>/g

export interface StyledPage {
  readonly html: string
  readonly style: string | null
}

/** Unknown sheets stay links. */
export async function inlineStyles(
  html: string,
  sheet: (address: string) => Promise<string | null>,
): Promise<StyledPage> {
  const texts = new Map<string, string>()
  for (const [tag] of html.matchAll(link)) {
    const address = /\shref="([^"#]+)/.exec(tag)?.[1]
    const text = address ? await sheet(address) : null
    // A sheet that could end the style element early stays a link.
    if (text !== null && !/<\/style/i.test(text)) texts.set(tag, text.trim())
  }
  if (texts.size === 0) return { html, style: null }
  const style = [...texts.values()].join('\n')
  let isPlaced = false
  const styledHtml = html.replace(link, (tag) => {
    if (!texts.has(tag)) return tag
    if (isPlaced) return ''
    isPlaced = true
    return `<style>${style}</style>`
  })
  return { html: styledHtml, style }
}
