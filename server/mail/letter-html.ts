/** The HTML uses only what mail programs support: tables, inline styles and system fonts. */

import { html, raw } from 'hono/html'
import {
  type LetterContent,
  type LetterPart,
  type LetterRow,
  type LetterSlip,
  type SlipRow,
  signatureLines,
} from '#content/letter.ts'
import { phrasesOf } from '#content/phrases-of.ts'
import { type Brand, fixedColours, paletteOf } from '#domain/shop/brand.ts'
import { type Lang, langTags } from '#domain/text.ts'
import { tablePictureId } from './mail.ts'
import type { Sender } from './sender.ts'

type Html = ReturnType<typeof html>

/** Chinese breaks between words where supported (docs/decisions/0089). */
const breaks = 'word-break:keep-all'

/** The text has break opportunities. */
const withBreaks = (text: string): Html =>
  html`${phrasesOf(text).map((phrase, index) => (index === 0 ? phrase : html`<wbr>${phrase}`))}`

const { white } = fixedColours

type Colours = ReturnType<typeof coloursOf>

function coloursOf(brand: Brand) {
  const { rice, cream, line: rule, ...palette } = paletteOf(brand)
  return {
    ...{ rice, cream, rule, ink: fixedColours.ink, muted: fixedColours['ink-2'] },
    ...{ darkGreen: palette['jade-800'], green: palette['jade-600'], gold: palette['letter-gold'] },
    ...{ darkRed: palette['tomato-700'], red: palette['tomato-600'], leader: palette['leader-dots'] },
    ...{ ground: palette['letter-ground'], joint: palette['map-ground'] },
  }
}

const chineseFaces = "'PingFang HK','Noto Sans HK','Microsoft JhengHei'"
/** The first face provides quotation marks and digits. */
const sans = (lang: Lang) =>
  `font-family:${lang === 'zh' ? `${chineseFaces},Arial` : `Arial,${chineseFaces}`},sans-serif`
const serif = "font-family:Georgia,'Noto Serif HK','Songti TC','PMingLiU',serif"
const table = raw('role="presentation" cellpadding="0" cellspacing="0"')
const side = '28px'

export async function letterHtml(letter: LetterContent, sender: Sender, lang: Lang): Promise<string> {
  const { subject, preview, parts } = letter
  const colours = coloursOf(sender.look)
  const { ground, rice, ink } = colours
  const page = await html`<!doctype html>
<html lang="${langTags[lang]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${subject}</title>
</head>
<body style="margin:0;padding:0;background-color:${ground}">
<div style="font-size:1px;line-height:1px;color:${ground}">${preview}</div>
<table ${table} width="100%" bgcolor="${ground}"><tr><td align="center" style="padding:24px 0">
<table ${table} width="100%" bgcolor="${rice}" style="width:100%;max-width:600px;${sans(lang)};color:${ink};${breaks}">
${headOf(sender, colours)}
${trim(colours)}
${parts.map((part) => rowOf(part, sender, lang, colours))}
${footOf(sender, colours)}
${trim(colours)}
</table>
</td></tr></table>
</body>
</html>`
  return String(page)
}

const cell = (style: string, content: Html | string): Html =>
  html`<tr><td style="padding:0 ${side};${style}">${content}</td></tr>\n`

function headOf({ brand, hotline }: Sender, { darkGreen, gold }: Colours): Html {
  return html`<tr><td bgcolor="${darkGreen}" style="padding:18px ${side}">
<table ${table} width="100%"><tr>
<td style="${serif};font-size:25px;line-height:1.2;font-weight:700;color:${white}">${brand.zh}<br><span style="font-size:12px;line-height:2;font-weight:400;letter-spacing:1px;color:${gold}">${brand.en.toUpperCase()}</span></td>
<td align="right" nowrap><a href="tel:${hotline.replace(/[^+\d]/g, '')}" style="color:${white};font-size:17px;font-weight:700;text-decoration:none">${hotline}</a></td>
</tr></table>
</td></tr>`
}

/** The tiles below the shop front. */
function trim({ red, green, joint }: Colours): Html {
  const tiles = Array.from({ length: 20 }, (_, index) => {
    const colour = index % 5 === 3 ? red : green
    return html`<td height="8" bgcolor="${colour}" style="font-size:0;line-height:8px;border-right:2px solid ${joint}">&nbsp;</td>`
  })
  return html`<tr><td style="font-size:0;line-height:0"><table ${table} width="100%"><tr>${tiles}</tr></table></td></tr>`
}

function rowOf(part: LetterPart, { brand }: Sender, lang: Lang, colours: Colours): Html {
  const { darkRed, ink, muted } = colours
  switch (part.kind) {
    case 'eyebrow':
      return cell(`padding-top:32px;font-size:14px;font-weight:700;color:${darkRed}`, withBreaks(part.text))
    case 'heading':
      return cell(
        'padding-top:4px',
        html`<h1 style="margin:0;${serif};font-size:32px;line-height:1.25;font-weight:700;color:${ink}">${withBreaks(part.text)}</h1>`,
      )
    case 'greeting':
      return cell('padding-top:16px;font-size:16px;line-height:1.75', withBreaks(part.text))
    case 'paragraph':
      return cell('padding-top:16px;font-size:16px;line-height:1.75', markStrong(part.text, part.strong))
    case 'label':
      return cell('padding-top:24px;font-size:16px;line-height:1.75;font-weight:700', withBreaks(part.text))
    case 'small':
      return cell(`padding-top:8px;font-size:14px;line-height:1.7;color:${muted}`, withBreaks(part.text))
    case 'link':
      return cell(
        'padding-top:8px;font-size:14px;line-height:1.7',
        html`<a href="${part.href}" style="color:${muted}">${part.text}</a>`,
      )
    case 'button':
      return cell('padding-top:24px', buttonOf(part, colours))
    case 'lines':
      return cell('padding-top:16px', linesOf(part.lines, colours))
    case 'rows':
      return cell('padding-top:20px', rowsOf(part.rows, colours))
    case 'slip':
      return cell('padding-top:20px', slipOf(part.slip, colours))
    case 'table':
      return cell(
        'padding-top:24px',
        html`<img src="cid:${tablePictureId}" alt="${part.text}" width="544" style="display:block;width:100%;height:auto">`,
      )
    case 'signature':
      return cell(
        'padding-top:24px;font-size:16px;line-height:1.75',
        brokenLines(signatureLines(brand, lang)),
      )
  }
}

function markStrong(text: string, strong = ''): Html {
  const at = strong === '' ? -1 : text.indexOf(strong)
  if (at < 0) return withBreaks(text)
  return html`${withBreaks(text.slice(0, at))}<b>${withBreaks(strong)}</b>${withBreaks(text.slice(at + strong.length))}`
}

function buttonOf(
  { text, href, look }: Extract<LetterPart, { kind: 'button' }>,
  { red, green }: Colours,
): Html {
  const colour = look === 'do' ? red : green
  return html`<table ${table}><tr><td bgcolor="${colour}"><a href="${href}" style="display:inline-block;padding:15px 28px;font-size:17px;line-height:20px;font-weight:700;color:${white};text-decoration:none;border:1px solid ${colour}">${text}</a></td></tr></table>`
}

const brokenLines = ([first, ...others]: readonly string[]): Html =>
  html`${withBreaks(first ?? '')}${others.map((line) => html`<br>${withBreaks(line)}`)}`

function linesOf(lines: readonly string[], { cream }: Colours): Html {
  return html`<table ${table} width="100%" bgcolor="${cream}" style="font-size:15px;line-height:1.6"><tr><td style="padding:16px 20px">${brokenLines(lines)}</td></tr></table>`
}

function rowsOf(letterRows: readonly LetterRow[], { rule, muted }: Colours): Html {
  const line = `padding:6px 0;border-top:1px solid ${rule}`
  const rows = letterRows.map(
    ([name, value, look]) =>
      html`<tr><td width="96" valign="top" style="${line};color:${muted}">${name}</td><td style="${line};${look === 'past' ? 'text-decoration:line-through' : 'font-weight:700'}">${withBreaks(value)}</td></tr>\n`,
  )
  return html`<table ${table} width="100%" style="font-size:16px;line-height:1.6">${rows}</table>`
}

function slipOf({ title, note, rows, total: [name, amount] }: LetterSlip, colours: Colours): Html {
  const { red, darkRed, cream } = colours
  const head = `padding-bottom:10px;border-bottom:3px double ${red};font-weight:700`
  return html`<table ${table} width="100%" bgcolor="${cream}" style="font-size:15px;line-height:1.5"><tr><td style="padding:20px 24px">
<table ${table} width="100%">
<tr><td style="${head};font-size:18px">${title}</td><td align="right" nowrap style="${head};color:${darkRed}">${note}</td></tr>
${rows.map((row) => slipRowOf(row, colours))}
<tr><td style="padding-top:14px;font-weight:700">${name}</td><td align="right" nowrap style="padding-top:10px;font-size:24px;line-height:1.1;font-weight:700;color:${darkRed}">${amount}</td></tr>
</table>
</td></tr></table>`
}

function slipRowOf({ name, amount, look, details }: SlipRow, { leader, green, muted }: Colours): Html {
  const end = `border-bottom:1px dotted ${leader}`
  const line = details.length > 0 ? 'padding-top:7px' : `padding:7px 0;${end}`
  const colour = look === 'saving' ? `;color:${green};font-weight:700` : ''
  const label = look === 'set' ? html`<b>${withBreaks(name)}</b>` : withBreaks(name)
  return html`<tr><td style="${line}${colour}">${label}</td><td align="right" valign="top" nowrap style="${line}${colour};font-weight:700">${amount}</td></tr>
${details.length > 0 ? detailsOf(details, `${end};color:${muted}`) : ''}`
}

function detailsOf(details: readonly string[], end: string): Html {
  return html`<tr><td colspan="2" style="padding-bottom:7px;${end};font-size:13px">${brokenLines(details)}</td></tr>
`
}

function footOf({ company, address, hotline, email }: Sender, { muted }: Colours): Html {
  return cell(
    `padding-top:32px;padding-bottom:28px;font-size:14px;line-height:1.7;color:${muted}`,
    html`${withBreaks(company)}<br>${withBreaks(address)} · ${hotline} · ${email}`,
  )
}
