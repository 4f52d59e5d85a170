import { parseHTML } from 'linkedom'

/** Every field of the form as a browser would send it. */
export function fieldsOf(html: string): Record<string, string> {
  const { document } = parseHTML(html)
  const form = document.querySelector('form')
  const fields: Record<string, string> = {}
  for (const input of form?.querySelectorAll('input') ?? []) {
    const isTicked =
      !['checkbox', 'radio'].includes(input.getAttribute('type') ?? '') || input.hasAttribute('checked')
    const name = input.getAttribute('name')
    if (name && isTicked) fields[name] = input.getAttribute('value') ?? ''
  }
  for (const area of form?.querySelectorAll('textarea') ?? [])
    fields[area.getAttribute('name') ?? ''] = area.textContent ?? ''
  for (const select of form?.querySelectorAll('select') ?? []) {
    const element = select.querySelector('option[selected]') ?? select.querySelector('option:not([disabled])')
    if (element)
      fields[select.getAttribute('name') ?? ''] = element.getAttribute('value') ?? element.textContent
  }
  return fields
}
export const textOf = (html: string) =>
  parseHTML(`<body>${html}</body>`).document.documentElement.textContent.replace(/\s+/g, ' ')
