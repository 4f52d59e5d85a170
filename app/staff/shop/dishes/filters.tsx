import { ListFilters } from '#app/staff/shell/ui/list-filters.tsx'
import { useText } from '#app/ui/lang.tsx'
import { allergenNames } from '#content/allergens.ts'
import { sectionNames } from '#content/staff/day/kitchen.ts'
import { dietNames, dishesPage, dishListNames } from '#content/staff/shop/menus/dishes.ts'
import { allergens } from '#domain/menu/allergens.ts'
import { kitchenSections } from '#domain/staff/day/kitchen-sections.ts'
import {
  type DishFilter,
  dishDiets,
  dishLists,
  dishParameters,
} from '#domain/staff/shop/menus/dish-filter.ts'

export function DishFilters({ filter, soldOut }: { readonly filter: DishFilter; readonly soldOut: number }) {
  const text = useText()
  const every = { id: '', name: text(dishesPage.all) }
  const choices = [
    {
      name: 'list',
      label: dishesPage.list,
      selectedId: filter.list,
      options: dishLists.map((id) => ({
        id,
        name: `${text(dishListNames[id])}${id === 'sold-out' ? ` ${soldOut}` : ''}`,
      })),
    },
    {
      name: 'section',
      label: dishesPage.section,
      selectedId: filter.section ?? '',
      options: [every, ...kitchenSections.map((id) => ({ id, name: text(sectionNames[id]) }))],
    },
    {
      name: 'diet',
      label: dishesPage.diet,
      selectedId: filter.diet ?? '',
      options: [every, ...dishDiets.map((id) => ({ id, name: text(dietNames[id]) }))],
    },
    {
      name: 'without',
      label: dishesPage.without,
      selectedId: filter.without ?? '',
      options: [every, ...allergens.map((id) => ({ id, name: text(allergenNames[id]) }))],
    },
  ]
  const search = {
    search: filter.search,
    maxLetters: dishParameters.q.letters,
    label: dishesPage.search,
    hint: dishesPage.searchHint,
  }
  return <ListFilters search={search} choices={choices} apply={dishesPage.apply} />
}
