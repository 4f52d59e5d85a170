import { setPath } from '#app/paths.ts'
import { type OwnLink, OwnSection } from '#app/public/landing/own-section.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { invitation, weddingPlan } from '#content/pages/landing/sections/invitation.ts'
import { between } from '#content/phrases.ts'
import css from './invitation.module.css'
import type { InvitationPage } from './invitation-view.ts'

export interface InvitationProps {
  readonly pages: readonly InvitationPage[]
  readonly menu: OwnLink
}

export function Invitation({ pages, menu }: InvitationProps) {
  const text = useText()
  return (
    <OwnSection
      heading={text(invitation.heading)}
      lead={text(invitation.lead)}
      menu={menu}
      className={css.ground}
    >
      <div className={css.invitation}>
        {pages.map((page) => (
          <Page key={page.slug} page={page} />
        ))}
      </div>
      <ol className={css.plan}>
        {weddingPlan.map(({ when, what }) => (
          <li key={when.en}>
            <b>{text(when)}</b> {text(what)}
          </li>
        ))}
      </ol>
    </OwnSection>
  )
}

function Page({ page }: { readonly page: InvitationPage }) {
  const text = useText()
  const lang = useLang()
  const { slug, when, guests, title, about, price, courses, extras, note } = page
  return (
    <article>
      <p className={css.when}>
        <span>{when}</span> <span>{guests}</span>
      </p>
      <h3>
        <a href={setPath(slug, lang)} data-opens="set">
          {title}
        </a>
      </h3>
      <p className={css.price}>
        <span>{about}</span> <b>{price}</b>
      </p>
      <dl>
        {courses.map(({ id, name, choice, dishes }) => (
          <div key={id}>
            <dt>
              {name} {choice && <small>{choice}</small>}
            </dt>
            <dd>
              <Names names={dishes} />
            </dd>
          </div>
        ))}
      </dl>
      {(extras.length > 0 || note) && (
        <p className={css.more}>
          {extras.length > 0 && text(invitation.add)}
          {extras.map((extra, index) => (
            <span key={extra.name} className="phrase">
              {extra.name} <b>{extra.price}</b>
              {index < extras.length - 1 && between.parts[lang].trimEnd()}{' '}
            </span>
          ))}
          {note}
        </p>
      )}
    </article>
  )
}

/** Lines break only between dishes. */
function Names({ names }: { readonly names: readonly string[] }) {
  const lang = useLang()
  return names.map((name, index) => (
    <span key={name}>
      <span className="phrase">
        {name}
        {index < names.length - 1 && between.items[lang].trimEnd()}
      </span>
      {lang === 'en' && ' '}
    </span>
  ))
}
