import { pagePath } from '#app/paths.ts'
import { ClientGrid } from '#app/public/client/client-grid.tsx'
import { ArrowLink } from '#app/ui/button.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { countWords, type EventCount } from '#content/pages/client.ts'
import { partners } from '#content/pages/home-sections.ts'
import type { Picture as StoredPicture } from '#domain/menu/catalogue.ts'
import type { Client } from '#domain/shop/client.ts'
import css from './partners.module.css'

export function Partners({
  clients,
  count,
  feast,
}: {
  readonly clients: readonly Client[]
  readonly count: EventCount | null
  readonly feast: StoredPicture | undefined
}) {
  const text = useText()
  const lang = useLang()
  return (
    <>
      {feast && (
        <Picture
          picture={feast}
          width={1200}
          widths={[800, 1200, 1600, 2400]}
          sizes="100vw"
          className={css.feast}
        />
      )}
      <section className={`wrap ${css.wall}${feast ? '' : ` ${css.bare}`}`}>
        <div className={feast && css.paper}>
          <SectionHead
            title={text(partners.title)}
            lead={
              count && (
                <>
                  <b className={`num ${css.events}`}>{text(count.figure)}</b> {text(countWords(count))}
                </>
              )
            }
            aside={<ArrowLink href={pagePath('client', lang)}>{text(partners.more)}</ArrowLink>}
          />
          <ClientGrid
            clients={clients}
            more={
              <>
                <span>{text(partners.next)}</span>
                <ArrowLink href={pagePath('enquiry', lang)}>{text(partners.quote)}</ArrowLink>
              </>
            }
          />
        </div>
      </section>
    </>
  )
}
