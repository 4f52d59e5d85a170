import { ListFilters } from '#app/staff/shell/ui/list-filters.tsx'
import { useText } from '#app/ui/lang.tsx'
import { menusPage, setListNames } from '#content/staff/shop/menus/menus.ts'
import { type SetFilter, setLists, setParameters } from '#domain/staff/shop/menus/set-filter.ts'
import type { Text } from '#domain/text.ts'

interface SetFiltersProps {
  readonly filter: SetFilter
  readonly counts: Readonly<Record<SetFilter['list'], number>>
  readonly categories: readonly { readonly id: string; readonly name: Text }[]
}

export function SetFilters({ filter, counts, categories }: SetFiltersProps) {
  const text = useText()
  const choices = [
    {
      name: 'list',
      label: menusPage.show,
      selectedId: filter.list,
      options: setLists.map((id) => ({ id, name: `${text(setListNames[id])} ${counts[id]}` })),
    },
    {
      name: 'category',
      label: menusPage.category,
      selectedId: filter.category,
      options: [
        { id: '', name: text(menusPage.all) },
        ...categories.map(({ id, name }) => ({ id, name: text(name) })),
      ],
    },
  ]
  const search = {
    search: filter.search,
    maxLetters: setParameters.q.letters,
    label: menusPage.search,
    hint: menusPage.searchHint,
  }
  return <ListFilters search={search} choices={choices} apply={menusPage.apply} />
}
