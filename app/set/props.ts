/**
 * What the page hands to the chooser: rules and numbers. Names, pictures and allergens already stand on the page
 * and are read from it: sending them twice would cost a big set a tenth of its page.
 */
import type { DishGroup } from '#domain/catalogue.ts'
import { type Cents, nothing } from '#domain/money.ts'
import css from './chooser.module.css'
import type { DishView, GroupView, MealView } from './view.ts'

interface GroupProps extends Pick<DishGroup, 'id' | 'min' | 'max' | 'repeatable'> {
  /** In the order they stand on the page. */
  readonly dishes: readonly string[]
  readonly defaults: readonly string[]
  /** A letter for each dish: v vegetarian, w vegan, in capitals when spicy; s only spicy, - nothing. */
  readonly marks: string
  /** By dish, 0 for none; absent when no dish has one. */
  readonly extras?: readonly Cents[]
  readonly prices?: readonly Cents[]
}

export type MealProps = Omit<MealView, 'name' | 'groups'> & { readonly groups: readonly GroupProps[] }

export function mealProps({ name: _, groups, ...rest }: MealView): MealProps {
  return { ...rest, groups: groups.map(groupProps) }
}

function groupProps({ id, min, max, repeatable, defaults, dishes }: GroupView): GroupProps {
  const extras = dishes.map(({ extra }) => extra ?? nothing)
  const prices = dishes.flatMap(({ price }) => price ?? [])
  return {
    id,
    min,
    max,
    repeatable,
    defaults,
    dishes: dishes.map((dish) => dish.id),
    marks: dishes.map(markOf).join(''),
    ...(extras.some((extra) => extra > 0) && { extras }),
    ...(prices.length === dishes.length && { prices }),
  }
}

function markOf({ diet, spicy }: DishView): string {
  const mark = diet === 'vegan' ? 'w' : diet === 'vegetarian' ? 'v' : spicy ? 's' : '-'
  return diet && spicy ? mark.toUpperCase() : mark
}

/** Puts the props and what stands on the page together again; null when the page is not what was expected. */
export function viewOnPage(element: HTMLElement, props: MealProps): MealView | null {
  const name = document.querySelector('h1')?.textContent
  const sections = [...element.querySelectorAll('section')]
  const groups = props.groups.flatMap((group, index) => groupOnPage(sections[index], group) ?? [])
  return name && groups.length === props.groups.length ? { ...props, name, groups } : null
}

function groupOnPage(section: HTMLElement | undefined, group: GroupProps): GroupView | null {
  const name = section?.querySelector('h2')?.textContent
  const rows = [...(section?.querySelectorAll('li') ?? [])]
  const dishes = group.dishes.flatMap((id, index) => {
    const row = rows[index]
    const dish = row && dishOnPage(row)
    return dish ? [{ id, ...dish, ...ofMark(group.marks[index]), ...moneyOf(group, index) }] : []
  })
  if (!name || dishes.length !== group.dishes.length) return null
  const { id, min, max, repeatable, defaults } = group
  return { id, min, max, repeatable, defaults, name, dishes }
}

function dishOnPage(row: HTMLElement): Pick<DishView, 'name' | 'picture' | 'contains' | 'note'> | null {
  const name = row.querySelector('h3')?.firstChild?.textContent
  const picture = row.querySelector('img')?.getAttribute('src')
  const contains = row.querySelector(`.${css.contains}`)?.textContent
  const note = row.querySelector(`.${css.note}`)?.textContent
  return name && picture ? { name, picture, ...(contains && { contains }), ...(note && { note }) } : null
}

function ofMark(mark = '-'): Pick<DishView, 'diet' | 'spicy'> {
  const diet = /v/i.test(mark) ? 'vegetarian' : /w/i.test(mark) ? 'vegan' : null
  return { ...(diet && { diet }), ...(/[sVW]/.test(mark) && { spicy: true as const }) }
}

function moneyOf({ extras, prices }: GroupProps, index: number): Pick<DishView, 'extra' | 'price'> {
  const extra = extras?.[index]
  const price = prices?.[index]
  return { ...(extra && { extra }), ...(price !== undefined && { price }) }
}
