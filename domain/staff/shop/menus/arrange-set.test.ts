import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { type Choices, mergeForm } from '#domain/staff/forms/form.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { demoMenuContext, demoSet } from '#tests/support/store/catalogue.ts'
import {
  type Arrangement,
  arrange,
  dishActions,
  groupActions,
  readArrangement,
  verbOf,
} from './arrange-set.ts'
import { readSet, readSetAnyhow, setForm, withEdits } from './read-set.ts'
import { chargeField, defaultsIn, dishesIn, groupField, groupsIn } from './set-groups.ts'
import { setShape, setValueNames, setValuesOf } from './set-values.ts'

const set = demoSet(3)
const menu = demoMenuContext()
const values = setValuesOf(set)
const form = setForm(set, menu, calendarDate('2026-07-01'))
const [first = '', second = ''] = groupsIn(values)
const others = [...menu.dishes.keys()].filter((id) => !dishesIn(values, first).includes(id))
const [other = '', another = ''] = others

const arrangement = fc.oneof(
  fc.record({
    of: fc.constant('group' as const),
    action: fc.constantFrom(...groupActions),
    groupId: fc.constantFrom(...groupsIn(values), 'g-new', 'none'),
  }),
  fc.record({
    of: fc.constant('dish' as const),
    action: fc.constantFrom(...dishActions),
    groupId: fc.constantFrom(...groupsIn(values), 'g-new', 'none'),
    dishId: fc.constantFrom(...dishesIn(values, first), other, another),
  }),
)
const press = (from: Values, step: Arrangement) => arrange(from, step, set.pricing)
const arrangeAll = (from: Values, steps: readonly Arrangement[]) => steps.reduce(press, from)
const inGroup = (action: (typeof dishActions)[number], dishId: string): Arrangement => ({
  of: 'dish',
  action,
  groupId: first,
  dishId,
})

describe('arranging the groups and dishes of a set', () => {
  test('sends exactly what the form shows after any sequence of buttons', () => {
    fc.assert(
      fc.property(fc.array(arrangement, { maxLength: 12 }), (steps) => {
        const after = arrangeAll(values, steps)
        expect(setValueNames((name) => after[name] ?? null, set)).toEqual(after)
        const groupIds = Object.keys(after).flatMap((name) => /^group\.([^.]+)/.exec(name)?.[1] ?? [])
        expect(new Set(groupIds)).toEqual(new Set(groupsIn(after)))
        for (const id of groupsIn(after))
          expect(dishesIn(after, id)).toEqual(expect.arrayContaining([...defaultsIn(after, id)]))
      }),
    )
  })

  test('reads a valid form in its arranged order', () => {
    fc.assert(
      fc.property(fc.array(arrangement, { maxLength: 12 }), (steps) => {
        const after = arrangeAll(values, steps)
        const reading = readSet(after, set, menu)
        if (reading.ok) expect(setValuesOf(withEdits(set, reading.value, menu))).toEqual(after)
        // A preview also shows a draft that cannot be published.
        expect(() => readSetAnyhow(form, after)).not.toThrow()
      }),
    )
  })

  test('moves a dropped dish or course to the place of another, and the rest keep their order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...groupsIn(values)), fc.nat(), fc.nat(), (groupId, from, to) => {
        const dishes = dishesIn(values, groupId)
        const [dishId = '', placeOf = ''] = [dishes[from % dishes.length], dishes[to % dishes.length]]
        const drop: Arrangement = { of: 'dish', action: 'place', groupId, dishId, placeOf }
        expect(readArrangement(verbOf(drop))).toEqual(drop)
        const after = dishesIn(press(values, drop), groupId)
        expect(after.indexOf(dishId)).toBe(dishes.indexOf(placeOf))
        expect(after.filter((id) => id !== dishId)).toEqual(dishes.filter((id) => id !== dishId))
      }),
    )
    const [top = '', next = ''] = groupsIn(values)
    const down: Arrangement = { of: 'group', action: 'place', groupId: top, placeOf: next }
    expect(readArrangement(verbOf(down))).toEqual(down)
    expect(groupsIn(press(values, down)).slice(0, 2)).toEqual([next, top])
    expect(press(values, { ...down, placeOf: 'none' })).toEqual(values)
  })

  test('adds a dish at no charge, moves it, chooses it beforehand and removes it', () => {
    const valuesAfter = press(values, inGroup('add', other))
    expect(dishesIn(valuesAfter, first).at(-1)).toBe(other)
    expect(valuesAfter[chargeField(first, other)]).toBe('0')
    expect(dishesIn(press(valuesAfter, inGroup('up', other)), first).at(-2)).toBe(other)
    expect(press(valuesAfter, inGroup('down', other))).toEqual(valuesAfter)
    const fields = press(valuesAfter, inGroup('default', other))
    expect(defaultsIn(fields, first)).toContain(other)
    expect(press(fields, inGroup('remove', other))).toEqual(values)
  })

  test('allows a new group to be published once it has its names and dishes', () => {
    const empty = press(values, { of: 'group', action: 'add', groupId: 'g-new' })
    const problemsOf = (of: Values) => {
      const reading = readSet(of, set, menu)
      return reading.ok ? {} : reading.problems
    }
    expect(problemsOf(empty)).toEqual({
      [groupField('g-new', 'name.zh')]: 'text-missing',
      [groupField('g-new', 'name.en')]: 'text-missing',
      [groupField('g-new', 'course')]: 'choice-unknown',
      [groupField('g-new', 'dishes')]: 'dishes-missing',
    })
    const namedGroup = {
      ...empty,
      [groupField('g-new', 'name.zh')]: '湯',
      [groupField('g-new', 'name.en')]: 'Soup',
      [groupField('g-new', 'course')]: 'dessert',
    }
    const whole = press(namedGroup, { of: 'dish', action: 'add', groupId: 'g-new', dishId: other })
    expect(problemsOf(whole)).toEqual({ [groupField('g-new', 'defaults')]: 'defaults-missing' })
    const fields = press(whole, { of: 'dish', action: 'default', groupId: 'g-new', dishId: other })
    expect(problemsOf(fields)).toEqual({})
    expect(problemsOf({ ...fields, [chargeField('g-new', other)]: 'free' })).toEqual({
      [chargeField('g-new', other)]: 'price-invalid',
    })
  })

  test('reads the value of every button, and no other value', () => {
    fc.assert(
      fc.property(arrangement, (one) => {
        expect(readArrangement(verbOf(one))).toEqual(one)
      }),
    )
    for (const value of ['save', 'group:', 'dish:steal:a:b', '']) expect(readArrangement(value)).toBeNull()
  })
})

const mergeEdits = (base: Values, mine: Values, theirs: Values, choices: Choices = {}) =>
  mergeForm(setShape, { base, mine, theirs }, choices)

describe('two people’s changes of one set', () => {
  const removeGroup = (groupId: string) => press(values, { of: 'group', action: 'remove', groupId })

  test('are both kept if they concern different groups', () => {
    fc.assert(
      fc.property(fc.boolean(), (isMineFirst) => {
        const [one, two] = [removeGroup(second), press(values, inGroup('add', other))]
        const merge = isMineFirst ? mergeEdits(values, one, two) : mergeEdits(values, two, one)
        expect(merge.units.some(({ clashes }) => clashes)).toBe(false)
        expect(groupsIn(merge.values)).not.toContain(second)
        expect(dishesIn(merge.values, first)).toContain(other)
      }),
    )
  })

  test('keep both added groups, in their positions', () => {
    const mine = press(values, { of: 'group', action: 'add', groupId: 'g-mine' })
    const theirs = arrangeAll(values, [
      { of: 'group', action: 'add', groupId: 'g-theirs' },
      { of: 'group', action: 'down', groupId: first },
    ])
    const merge = mergeEdits(values, mine, theirs)
    expect(merge.units.some(({ clashes }) => clashes)).toBe(false)
    expect(groupsIn(merge.values).slice(0, 2)).toEqual([second, first])
    expect(groupsIn(merge.values)).toEqual(expect.arrayContaining(['g-mine', 'g-theirs']))
  })

  test('ask about a group that one removed and the other changed, and keep or remove it as a whole', () => {
    const theirs = { ...values, [groupField(first, 'min')]: '0' }
    const merge = mergeEdits(values, removeGroup(first), theirs)
    expect(merge.units.filter(({ clashes }) => clashes).map(({ unit }) => unit)).toEqual([`group.${first}`])
    expect(mergeEdits(values, removeGroup(first), theirs, { [`group.${first}`]: 'theirs' }).values).toEqual(
      theirs,
    )
    expect(mergeEdits(values, removeGroup(first), theirs, { [`group.${first}`]: 'mine' }).values).toEqual(
      removeGroup(first),
    )
  })

  test('are merged unchanged if only one person changed a value', () => {
    fc.assert(
      fc.property(fc.array(arrangement, { maxLength: 8 }), (steps) => {
        const mine = arrangeAll(values, steps)
        expect(mergeEdits(values, mine, values).values).toEqual(mine)
        expect(mergeEdits(values, values, mine).values).toEqual(mine)
      }),
    )
  })
})
