/** Plain text inside HTML, XML and SVG. */

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** In the text of an element, and in an attribute between quotes of either kind. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => references[character] ?? '')
}
