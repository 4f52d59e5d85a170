import { expect, test } from 'vitest'
import { inlineStyles } from './inline-styles.ts'

const sheets: Record<string, string> = {
  '/assets/a.css': 'a{}\n',
  '/assets/b.css': 'b{}',
  '/assets/bad.css': '</style>',
}
const inline = (html: string) => inlineStyles(html, async (address) => sheets[address] ?? null)

test('the style inliner puts all style sheets of the build into one element, in their order', async () => {
  const html =
    '<head><link rel="stylesheet" href="/assets/a.css"/><link rel="icon" href="/i"/><link rel="stylesheet" href="/assets/b.css"/></head>'
  expect(await inline(html)).toEqual({
    html: '<head><style>a{}\nb{}</style><link rel="icon" href="/i"/></head>',
    style: 'a{}\nb{}',
  })
})

test('the style inliner keeps links to unknown sheets, and to sheets that would end the element', async () => {
  const html =
    '<link rel="stylesheet" href="https://x.example/y.css"><link rel="stylesheet" href="/assets/bad.css">'
  expect(await inline(html)).toEqual({ html, style: null })
})
