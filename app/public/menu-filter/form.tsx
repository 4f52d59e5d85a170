import { pagePath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Island } from '#app/ui/islands/island.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { dietNames, exclusionNames, menuFilter } from '#content/pages/menu-filter.ts'
import { capitalise } from '#content/phrases.ts'
import { avoidedFoods, type Exclusion, onlyDiets } from '#domain/menu/fit.ts'
import { type MenuFilter, type MenuParameter, menuParameters } from '#domain/menu/menu-filter.ts'
import { callLink, withoutCountryCode } from '#domain/shop/chat-message.ts'
import css from './form.module.css'
import type { FilterFormView } from './view.ts'

interface FilterFormProps {
  readonly view: FilterFormView
  readonly filter: MenuFilter
  /** Beside results, wide screens have room for the open form. */
  readonly isBesideResults: boolean
}

const field = (name: MenuParameter) => name

/** The browser sends each tick as a parameter of its own, which the address joins. */
export function FilterForm({ view, filter, isBesideResults }: FilterFormProps) {
  const text = useText()
  const lang = useLang()
  const { allergens, occasions, hotline } = view
  return (
    <Island name="menu-filter">
      <form action={pagePath('menu-filter', lang)}>
        <div className={css.search}>
          <label>
            <span>{text(menuFilter.search)}</span>
            <input
              type="search"
              name={field('q')}
              autoComplete="off"
              enterKeyHint="search"
              maxLength={menuParameters.q.letters}
              defaultValue={filter.search ?? ''}
            />
          </label>
          <Button type="submit" kind="ink" size="s">
            {text(menuFilter.searchGo)}
          </Button>
          {!isBesideResults && <span role="status" data-part="counts" />}
        </div>
        <details className={isBesideResults ? `${css.filter} ${css.wide}` : css.filter}>
          <summary>
            <b>{text(menuFilter.open)}</b>
            <span>{text(menuFilter.openMore)}</span>
            <Icon name="plus" />
          </summary>
          <div className={css.form}>
            <fieldset className={css.row}>
              <legend>{text(menuFilter.only)}</legend>
              <div className={css.diets}>
                <label>
                  <input type="radio" name={field('only')} value="" defaultChecked={filter.only === null} />
                  <span>{text(menuFilter.anything)}</span>
                </label>
                {onlyDiets.map((diet) => (
                  <label key={diet}>
                    <input
                      type="radio"
                      name={field('only')}
                      value={diet}
                      defaultChecked={filter.only === diet}
                    />
                    <span>{text(dietNames[diet])}</span>
                  </label>
                ))}
              </div>
            </fieldset>
            <Ticks title={text(menuFilter.without)} all={avoidedFoods} filter={filter} />
            <Ticks title={text(menuFilter.allergy)} all={allergens} filter={filter} />
            <div className={css.row}>
              <b aria-hidden="true">{text(menuFilter.party)}</b>
              <div className={css.figures}>
                <label>
                  {text(menuFilter.guests)}
                  <input
                    name={field('guests')}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={menuParameters.guests.letters}
                    defaultValue={filter.guests ?? ''}
                  />
                </label>
                <label>
                  {text(menuFilter.budget)}
                  <input
                    name={field('budget')}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={menuParameters.budget.letters}
                    defaultValue={filter.budget ?? ''}
                  />
                </label>
                <label>
                  {text(menuFilter.occasion)}
                  <select name={field('for')} defaultValue={filter.occasion ?? ''}>
                    <option value="">{text(menuFilter.everyOccasion)}</option>
                    {occasions.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </select>
                </label>
                <Button type="submit" kind="ink" size="s">
                  {text(menuFilter.submit)}
                </Button>
              </div>
            </div>
            {isBesideResults && <p className={css.remembered}>{text(menuFilter.remembered)}</p>}
          </div>
        </details>
      </form>
      <p className={css.traces}>
        <Icon name="warn" size={18} />
        <span>
          {text(menuFilter.traces)} <a href={callLink(hotline)}>{withoutCountryCode(hotline)}</a>
        </span>
      </p>
    </Island>
  )
}

interface TicksProps {
  readonly title: string
  readonly all: readonly Exclusion[]
  readonly filter: MenuFilter
}

function Ticks({ title, all, filter }: TicksProps) {
  const text = useText()
  return (
    <fieldset className={css.row}>
      <legend>{title}</legend>
      <div className={css.ticks}>
        {all.map((each) => (
          <label key={each}>
            <input
              type="checkbox"
              name={field('no')}
              value={each}
              defaultChecked={filter.without.includes(each)}
            />
            <span>{capitalise(text(exclusionNames[each]))}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
