import type { Client } from '#domain/client.ts'
import css from './client-mark.module.css'

/** The drawings by the id of their client. They are small, and in the page itself they take the colour of its text. */
const drawings = import.meta.glob<string>('../../../catalogue/pictures/clients/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A client's pictogram; one without a drawing is shown by its initials. */
export function ClientMark({ client: { id, initials } }: { readonly client: Client }) {
  const drawing = drawings[`../../../catalogue/pictures/clients/${id}.svg`]
  if (!drawing)
    return (
      <b className={css.initials} aria-hidden="true">
        {initials}
      </b>
    )
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
    <span className={css.mark} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />
  )
}
