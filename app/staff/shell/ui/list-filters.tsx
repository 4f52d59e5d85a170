/** A plain form, so that filters work without JavaScript and become the address. */
import { Form } from 'react-router'
import { useText } from '#app/ui/lang.tsx'
import type { Text } from '#domain/text.ts'
import { Button } from './button.tsx'
import filters from './filters.module.css'
import { StaffIcon } from './icon.tsx'
import box from './search.module.css'

interface ListFiltersProps {
  readonly search: {
    readonly search: string
    readonly maxLetters: number
    readonly label: Text
    readonly hint: Text
  }
  /** The first option means all. */
  readonly choices: readonly {
    readonly name: string
    readonly label: Text
    readonly selectedId: string
    readonly options: readonly { readonly id: string; readonly name: string }[]
  }[]
  /** Label of the submit button for browsers without JavaScript. */
  readonly apply: Text
}

export function ListFilters({ search, choices, apply }: ListFiltersProps) {
  const text = useText()
  return (
    <Form method="get" role="search" className={filters.filters}>
      <div className={box.search}>
        <StaffIcon name="search" size={16} />
        <input
          key={search.search}
          type="search"
          name="q"
          defaultValue={search.search}
          maxLength={search.maxLetters}
          placeholder={text(search.hint)}
          aria-label={text(search.label)}
        />
      </div>
      {choices.map(({ name, label, selectedId, options }) => (
        <label key={name} className={options[0]?.id === selectedId ? '' : filters.on}>
          {text(label)}
          <select
            key={selectedId}
            name={name}
            defaultValue={selectedId}
            onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
          >
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.name}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Button>{text(apply)}</Button>
    </Form>
  )
}
