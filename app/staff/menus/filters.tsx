/** Narrows the list of sets. A form of its own: it works without a script, and its choices become the address. */
import { Form } from 'react-router'
import dishes from '#app/staff/dishes/dishes.module.css'
import { Button } from '#app/staff/ui/button.tsx'
import { StaffIcon } from '#app/staff/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { menusPage, setListNames } from '#content/staff/menus.ts'
import { type SetFilter, setLists, setParameters } from '#domain/staff/set-filter.ts'
import type { Text } from '#domain/text.ts'

interface SetFiltersProps {
  readonly filter: SetFilter
  /** How many sets each list has. */
  readonly counts: Readonly<Record<SetFilter['list'], number>>
  readonly categories: readonly { readonly id: string; readonly name: Text }[]
}

export function SetFilters({ filter: { list, category, search }, counts, categories }: SetFiltersProps) {
  const text = useText()
  const choices = [
    {
      ...{ name: 'list', label: menusPage.show, chosen: list },
      options: setLists.map((id) => [id, `${text(setListNames[id])} ${counts[id]}`] as const),
    },
    {
      ...{ name: 'category', label: menusPage.category, chosen: category },
      options: [
        ['', text(menusPage.all)] as const,
        ...categories.map(({ id, name }) => [id, text(name)] as const),
      ],
    },
  ]
  return (
    <Form method="get" role="search" className={dishes.filters}>
      <div className={dishes.search}>
        <StaffIcon name="search" size={16} />
        <input
          key={search}
          type="search"
          name="q"
          defaultValue={search}
          maxLength={setParameters.q.letters}
          placeholder={text(menusPage.searchHint)}
          aria-label={text(menusPage.search)}
        />
      </div>
      {choices.map(({ name, label, chosen, options }) => (
        <label key={name} className={options[0]?.[0] === chosen ? '' : dishes.on}>
          {text(label)}
          <select
            key={chosen}
            name={name}
            defaultValue={chosen}
            onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
          >
            {options.map(([id, words]) => (
              <option key={id} value={id}>
                {words}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Button>{text(menusPage.apply)}</Button>
    </Form>
  )
}
