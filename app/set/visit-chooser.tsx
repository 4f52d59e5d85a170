import { useLayoutEffect, useMemo, useState } from 'react'
import { rememberedFilter, visitNeeds } from '#app/browser/visit-needs.ts'
import { useLang } from '#app/ui/lang.tsx'
import type { FoodNeeds } from '#domain/menu/fit.ts'
import { SetChooser } from './chooser.tsx'
import { fittedView } from './fitted-view.ts'
import { NeedsNote } from './needs-note.tsx'
import type { SetView } from './view.ts'

const none: FoodNeeds = { without: [], only: null }

/** The page is the same for everyone, so that only the browser knows what the guests of this visit eat. */
export function VisitChooser({ view }: { view: SetView }) {
  const lang = useLang()
  const [visit, setVisit] = useState<FoodNeeds | null>(null)
  useLayoutEffect(() => setVisit(rememberedFilter() === '' ? none : visitNeeds()), [])
  const needs = visit ?? none
  const fitted = useMemo(() => fittedView(view, needs, lang), [view, needs, lang])
  // Another view has other default choices.
  return (
    <SetChooser
      key={fitted === view ? 'whole' : 'fitted'}
      view={fitted}
      isSettled={visit !== null}
      note={<NeedsNote view={fitted} needs={needs} />}
    />
  )
}
