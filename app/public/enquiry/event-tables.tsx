import plate from '#app/styles/plate.module.css'
import tabs from '#app/styles/section-tabs.module.css'
import { Island } from '#app/ui/islands/island.tsx'
import { useText } from '#app/ui/lang.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { enquiryPage } from '#content/pages/enquiry.ts'
import css from './event-tables.module.css'
import type { EventTable } from './view.ts'

/** Without JavaScript all tables are visible. */
export function EventTables({ tables }: { readonly tables: readonly EventTable[] }) {
  const text = useText()
  return (
    <div className={`wrap ${css.tables}`}>
      <Island name="tabs">
        <nav aria-label={text(enquiryPage.tabs)}>
          <div className={tabs.tabs}>
            {tables.map(({ id, name }) => (
              <a key={id} href={`#${id}`} className={tabs.tab}>
                {name}
              </a>
            ))}
          </div>
        </nav>
      </Island>
      {tables.map(({ id, name, large, small }) => (
        <section key={id} id={id} className={css.panel} aria-label={name}>
          <figure>
            <Picture
              picture={large}
              width={800}
              widths={[400, 800, 1200]}
              sizes="(max-width: 767px) 90vw, 620px"
              alt=""
              className={plate.plate}
            />
            <figcaption>{text(large.alt)}</figcaption>
          </figure>
          {small.map((picture) => (
            <figure key={picture.id}>
              <Picture
                picture={picture}
                width={400}
                sizes="(max-width: 767px) 45vw, 300px"
                alt=""
                className={plate.plate}
              />
              <figcaption>{text(picture.alt)}</figcaption>
            </figure>
          ))}
        </section>
      ))}
    </div>
  )
}
