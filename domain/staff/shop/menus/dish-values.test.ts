import { describe, expect, test } from 'vitest'
import { demoMenuContext } from '#tests/support/store/catalogue.ts'
import { dishForm, dishValuesOf } from './dish-values.ts'
import { idFor, namesIn } from './new-names.ts'

const dishes = [...demoMenuContext().dishes.values()]
const courses = dishes.map(({ course }) => course)
const pictures = new Set(dishes.map(({ picture }) => picture.id))
const context = { courses, pictures }

describe('the values of a dish', () => {
  test('describe every dish of the menu, and are read back from a form', () => {
    for (const dish of dishes) {
      const values = dishValuesOf(dish)
      const { readInput: field, read } = dishForm(dish, context)
      expect(field((name) => values[name] ?? null)).toEqual(values)
      const reading = read(values)
      expect(reading.ok && dishValuesOf(reading.value)).toEqual(values)
    }
  })

  test('report a gap in either language, and a diet that the allergens contradict', () => {
    const problemsOf = (changes: Record<string, string>) => {
      const [dish] = dishes
      if (!dish) throw new Error('the demo has no dish')
      const reading = dishForm(dish, context).read({ ...dishValuesOf(dish), ...changes })
      return reading.ok ? {} : reading.problems
    }
    expect(problemsOf({ 'name.zh': '', 'name.en': '', course: 'none', diet: 'raw' })).toEqual({
      'name.zh': 'text-missing',
      'name.en': 'text-missing',
      course: 'choice-unknown',
      diet: 'choice-unknown',
    })
    expect(problemsOf({ picture: '999999' })).toEqual({ picture: 'picture-unknown' })
    expect(problemsOf({ diet: 'vegan', 'allergen.milk': 'yes' })).toEqual({ diet: 'diet-contradicts' })
    expect(problemsOf({ diet: 'vegetarian', 'allergen.fish': 'yes' })).toEqual({ diet: 'diet-contradicts' })
    expect(
      problemsOf({ diet: 'vegetarian', 'allergen.fish': 'no', 'allergen.milk': 'yes' }),
    ).not.toHaveProperty('diet')
  })
})

describe('the names of a new item', () => {
  test('are required in both languages', () => {
    expect(namesIn(' 湯 ', 'Soup', true)).toEqual({ zh: '湯', en: 'Soup' })
    expect(namesIn('', 'Soup', true)).toBeNull()
    expect(namesIn('湯', '  ', true)).toBeNull()
    expect(namesIn('湯', '  ', false)).toEqual({ zh: '湯', en: '湯' })
  })

  test('become ids that no other has', () => {
    expect(idFor('Fish & Chips', new Set(), 'dish')).toBe('fish-chips')
    expect(idFor('Fish & Chips', new Set(['fish-chips', 'fish-chips-2']), 'dish')).toBe('fish-chips-3')
    expect(idFor('../湯', new Set(['dish']), 'dish')).toBe('dish-2')
    expect(idFor('Crème Brûlée'.repeat(20), new Set(), 'dish')).toMatch(/^[\w-]{1,60}$/)
  })
})
