import { useLoaderData } from 'react-router'
import { pagePath } from '#app/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { Phrases } from '#app/ui/phrases.tsx'
import { SignHeading } from '#app/ui/signs/sign-heading.tsx'
import { menuPage } from '#content/pages/menu.ts'
import { menuFilter, removeChoice, stateCounts } from '#content/pages/menu-filter.ts'
import type { FitState } from '#domain/menu/fit.ts'
import { FilterForm } from './form.tsx'
import css from './page.module.css'
import type { filteredMenuView } from './page-view.ts'
import { FilterResults } from './results.tsx'
import type { FilterResult } from './view.ts'

const states = ['all', 'fewer', 'short'] as const satisfies readonly FitState[]

/** A script replaces the parts with `data-part` while the guest ticks. */
export function MenuFilterPage() {
  const text = useText()
  const { filter, form, result, chatHref } = useLoaderData<typeof filteredMenuView>()
  return (
    <>
      <div className={`${css.head} wrap`}>
        <SignHeading name="menu" className={{ zh: css.signed }}>
          {text(menuPage.heading)}
        </SignHeading>
        <p>
          <Phrases>{text(menuFilter.lead)}</Phrases>
        </p>
      </div>
      <FilterForm view={form} filter={filter} isBesideResults />
      <div className={`${css.bar} on-dark`}>
        <div className={`${css.inside} wrap`}>
          <Choices result={result} />
          <p className={css.counts} role="status" data-part="counts">
            {result.hasNeeds
              ? states.map((state) => (
                  <span key={state}>
                    <b className="num">{result.counts[state]}</b> {text(stateCounts[state])}{' '}
                  </span>
                ))
              : result.counts.all > 0 && (
                  <span>
                    <b className="num">{result.counts.all}</b> {text(menuFilter.suitable)}
                  </span>
                )}
          </p>
        </div>
      </div>
      <div data-part="results">
        <FilterResults result={result} chatHref={chatHref} />
      </div>
    </>
  )
}

function Choices({ result: { choices } }: { readonly result: FilterResult }) {
  const text = useText()
  const lang = useLang()
  return (
    <ul className={css.choices} aria-label={text(menuFilter.choices)} data-part="choices">
      {choices.map(({ name, href }) => (
        <li key={name}>
          <a href={href} aria-label={text(removeChoice({ zh: name, en: name }))}>
            {name}
            <Icon name="close" size={15} />
          </a>
        </li>
      ))}
      <li>
        <a className={css.clear} href={pagePath('menu', lang)} data-clears="">
          {text(menuFilter.clear)}
        </a>
      </li>
    </ul>
  )
}
