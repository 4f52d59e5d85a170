/** Puts the page's style sheets into the page: a first visit paints after one round trip. */

// A sheet that islands load too carries a # at the end of its address, so that both links stay apart.
const link = /<link[^>]*\srel="stylesheet"[^>]*>/g

/** Replaces linked sheets of the build by one style element, in their order; unknown ones stay links. */
export async function inlineStyles(
  html: string,
  sheet: (address: string) => Promise<string | null>,
): Promise<string> {
  const texts = new Map<string, string>()
  for (const [tag] of html.matchAll(link)) {
    const address = /\shref="([^"#]+)/.exec(tag)?.[1]
    const text = address ? await sheet(address) : null
    // A sheet that could end the element early stays a link.
    if (text !== null && !/<\/style/i.test(text)) texts.set(tag, text.trim())
  }
  const style = `<style>${[...texts.values()].join('\n')}</style>`
  let isPlaced = false
  return html.replace(link, (tag) => {
    if (!texts.has(tag)) return tag
    if (isPlaced) return ''
    isPlaced = true
    return style
  })
}
