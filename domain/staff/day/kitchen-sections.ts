/** Dishes are grouped by where they are made. */
export const kitchenSections = ['cold', 'snacks', 'hot', 'staples', 'desserts', 'drinks', 'other'] as const

export type KitchenSection = (typeof kitchenSections)[number]

const sectionOfCourse: Readonly<Record<string, KitchenSection>> = {
  salad: 'cold',
  coldplate: 'cold',
  headplate: 'cold',
  pinpan: 'cold',
  sandwich: 'snacks',
  snack: 'snacks',
  cup: 'snacks',
  burger: 'snacks',
  childrenarea: 'snacks',
  maindish: 'hot',
  special: 'hot',
  vegetables: 'hot',
  thai: 'hot',
  su: 'hot',
  christmas: 'hot',
  staple: 'staples',
  surface: 'staples',
  dessert: 'desserts',
  adddrinks: 'drinks',
}

/** Named courses in menu order; files may add others. */
export const knownCourses: readonly string[] = [
  ...Object.keys(sectionOfCourse),
  'addcommodity',
  'addservice',
  'addchristmas',
]

/** Offers all known courses, so that new shops are not limited to those in use. */
export const coursesToChoose = (courseIds: Iterable<string>): readonly string[] => [
  ...new Set([...knownCourses, ...[...courseIds].toSorted()]),
]

/** Unknown courses belong to 'other'. */
export function sectionOf(course: string | undefined): KitchenSection {
  return (course && sectionOfCourse[course]) || 'other'
}
