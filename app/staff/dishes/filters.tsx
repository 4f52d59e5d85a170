/** Narrows the list of dishes. A form of its own: it works without a script, and its choices become the address. */
import { Form } from 'react-router'
import { Button } from '#app/staff/ui/button.tsx'
import { StaffIcon } from '#app/staff/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { allergenNames } from '#content/allergens.ts'
import { dietNames, dishesPage, dishListNames } from '#content/staff/dishes.ts'
import { sectionNames } from '#content/staff/kitchen.ts'
import { allergens } from '#domain/order-needs.ts'
import { type DishFilter, dishDiets, dishLists, dishParameters } from '#domain/staff/dish-filter.ts'
import { kitchenSections } from '#domain/staff/kitchen-sections.ts'
import type { Text } from '#domain/text.ts'
import styles from './dishes.module.css'

interface Choice {
  readonly name: string
  readonly label: Text
  readonly chosen: string
  readonly options: readonly { readonly id: string; readonly name: Text }[]
}

export function DishFilters({ filter, soldOut }: { readonly filter: DishFilter; readonly soldOut: number }) {
  const text = useText()
  const every = { id: '', name: dishesPage.all }
  const choices: readonly Choice[] = [
    {
      ...{ name: 'list', label: dishesPage.list, chosen: filter.list },
      options: dishLists.map((id) => ({ id, name: dishListNames[id] })),
    },
    {
      ...{ name: 'section', label: dishesPage.section, chosen: filter.section ?? '' },
      options: [every, ...kitchenSections.map((id) => ({ id, name: sectionNames[id] }))],
    },
    {
      ...{ name: 'diet', label: dishesPage.diet, chosen: filter.diet ?? '' },
      options: [every, ...dishDiets.map((id) => ({ id, name: dietNames[id] }))],
    },
    {
      ...{ name: 'without', label: dishesPage.without, chosen: filter.without ?? '' },
      options: [every, ...allergens.map((id) => ({ id, name: allergenNames[id] }))],
    },
  ]
  return (
    <Form method="get" role="search" className={styles.filters}>
      <div className={styles.search}>
        <StaffIcon name="search" size={16} />
        <input
          key={filter.search}
          type="search"
          name="q"
          defaultValue={filter.search}
          maxLength={dishParameters.q.letters}
          placeholder={text(dishesPage.searchHint)}
          aria-label={text(dishesPage.search)}
        />
      </div>
      {choices.map(({ name, label, chosen, options }) => (
        <label key={name} className={options[0]?.id === chosen ? '' : styles.on}>
          {text(label)}
          <select
            key={chosen}
            name={name}
            defaultValue={chosen}
            onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
          >
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {text(option.name)}
                {option.id === 'sold-out' && ` ${soldOut}`}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Button>{text(dishesPage.apply)}</Button>
    </Form>
  )
}
