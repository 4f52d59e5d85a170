import { rememberedFilter } from '#app/browser/visit-needs.ts'
import { pagePath } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { setNeeds } from '#content/pages/menu-filter.ts'
import { type FoodNeeds, hasNeeds } from '#domain/menu/fit.ts'
import { isFixed } from '#domain/menu/menu-selection.ts'
import css from './chooser.module.css'
import type { SetView } from './view.ts'

/** Names the fixed dishes that do not fit, because guests cannot replace them. */
export function NeedsNote({ view, needs }: { readonly view: SetView; readonly needs: FoodNeeds }) {
  const text = useText()
  const lang = useLang()
  if (!hasNeeds(needs)) return null
  const fixed = view.groups.filter(isFixed).flatMap(({ dishes }) => dishes.filter(({ misfit }) => misfit))
  return (
    <div className={css.needs}>
      <Alert kind={fixed.length > 0 ? 'warn' : 'info'} announced={false}>
        <p>{text(setNeeds.note)}</p>
        {fixed.length > 0 && (
          <>
            <p>{text(setNeeds.fixed)}</p>
            <ul>
              {fixed.map(({ id, name, misfit = '' }) => (
                <li key={id}>
                  <b>{name}</b> {misfit}
                </li>
              ))}
            </ul>
          </>
        )}
        <p>
          <a href={`${pagePath('menu-filter', lang)}${rememberedFilter()}`}>{text(setNeeds.change)}</a>
        </p>
      </Alert>
    </div>
  )
}
