/** What sets may be made of, from the whole catalogue. */

import type { MenuFacts } from '#domain/staff/menus/read-set.ts'
import { coursesToChoose } from '#domain/staff/work/kitchen-sections.ts'
import type { Catalogue } from './catalogue.ts'

/** The known courses, and those of dishes and of groups: a dish may be of another course than the group that has it. */
const coursesIn = (dishes: Catalogue['dishes'], sets: Catalogue['sets']): readonly string[] => {
  const ofGroups = sets.flatMap(({ groups }) => groups.map(({ course }) => course))
  return coursesToChoose([...[...dishes.values()].map(({ course }) => course), ...ofGroups])
}

/** What sets may be made of. */
export const menuFacts = ({
  dishes,
  categories,
  pictures,
  sets,
}: Pick<Catalogue, 'dishes' | 'categories' | 'pictures' | 'sets'>): MenuFacts => ({
  dishes,
  sets,
  courses: coursesIn(dishes, sets),
  pictures: new Map([...pictures.values()].map((picture) => [picture.id, picture])),
  categories: categories.filter(({ kind }) => kind === 'sets').map(({ id }) => id),
})
