import type { CSSProperties, ReactNode } from 'react'
import { useLang, useText } from '#app/ui/lang.tsx'
import { NewTab } from '#app/ui/new-tab.tsx'
import { allClients } from '#content/pages/client.ts'
import type { Client } from '#domain/shop/client.ts'
import { langTags, otherLang } from '#domain/text.ts'
import css from './client-grid.module.css'
import { ClientMark } from './client-mark.tsx'

/** A press shows the rest (client-grid.module.css). */
const logosOnPhones = 12

/** Keys are the CSS variables for the remaining cells. */
const columns = { '--in-3': 3, '--in-4': 4, '--in-6': 6, '--in-8': 8 }

/** `more` fills the rest of the last row. */
export function ClientGrid({
  clients,
  more,
  wide = false,
}: {
  readonly clients: readonly Client[]
  readonly more?: ReactNode
  /** The wide grid has eight columns from 1600 px, and is folded on phones. */
  readonly wide?: boolean
}) {
  const lang = useLang()
  const text = useText()
  const other = otherLang(lang)
  return (
    <ul className={wide ? `${css.grid} ${css.wide}` : css.grid}>
      {clients.map((client) => (
        <li key={client.id}>
          <ClientMark client={client} />
          <span>
            {client.url === null ? (
              text(client.name)
            ) : (
              <a href={client.url} target="_blank" rel="noopener">
                {text(client.name)}
                <NewTab />
              </a>
            )}
            <small lang={langTags[other]}>{client.name[other]}</small>
          </span>
        </li>
      ))}
      {wide && clients.length > logosOnPhones && (
        <li className={css.fold}>
          <label>
            <input type="checkbox" />
            {text(allClients(clients.length))}
          </label>
        </li>
      )}
      {more && (
        <li className={css.more} style={roomFor(clients.length)}>
          {more}
        </li>
      )}
    </ul>
  )
}

/** The value is a complete row if the last is full. */
function roomFor(count: number): CSSProperties {
  return Object.fromEntries(
    Object.entries(columns).map(([name, number]) => [name, number - (count % number)]),
  )
}
