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

/** A course of the menu that no section names is made wherever there is room. */
export function sectionOf(course: string | undefined): KitchenSection {
  return (course && sectionOfCourse[course]) || 'other'
}
