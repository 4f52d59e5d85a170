/** The parts of the kitchen: dishes are listed by where they are made. */
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

/** The kinds of courses that have a name here, in the order of a menu; a file may bring others. */
export const knownCourses: readonly string[] = [
  ...Object.keys(sectionOfCourse),
  'addcommodity',
  'addservice',
  'addchristmas',
]

/** Those that a dish or a course of a set can be: the first set of a new shop is no reason to offer only its own. */
export const coursesToChoose = (used: Iterable<string>): readonly string[] => [
  ...new Set([...knownCourses, ...[...used].toSorted()]),
]

/** A course of the menu that no section names is made wherever there is room. */
export function sectionOf(course: string | undefined): KitchenSection {
  return (course && sectionOfCourse[course]) || 'other'
}
