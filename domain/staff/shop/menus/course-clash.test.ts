import { describe, expect, test } from 'vitest'
import { demoSets } from '#tests/support/store/catalogue.ts'
import { arrange } from './arrange-set.ts'
import { courseVersion } from './course-clash.ts'
import { chargeField, defaultsIn, dishesIn, groupsIn, noteField } from './set-groups.ts'
import { setValuesOf } from './set-values.ts'

const set = demoSets().get(2)
if (!set) throw new Error('the demo has no set 2')
const values = setValuesOf(set)
const groupId = groupsIn(values).find((id) => dishesIn(values, id).length > 2) ?? ''
const [first = '', second = '', third = ''] = dishesIn(values, groupId)

describe('a course that two people changed', () => {
  test('shows the price, note and choice of a dish in each version, and only where they differ', () => {
    const mine = {
      ...values,
      [chargeField(groupId, second)]: '30',
      [noteField(groupId, second, 'en')]: 'Hot',
    }
    const theirs = arrange(values, { of: 'dish', action: 'remove', groupId, dishId: third }, 'fixed')
    const isDefault = defaultsIn(values, groupId).includes(second)
    expect(courseVersion(mine, theirs, groupId)).toMatchObject({
      kind: 'dishes',
      missing: [],
      count: dishesIn(values, groupId).length,
      different: [
        { dishId: second, charge: '30', isDefault, note: { zh: '', en: 'Hot' } },
        { dishId: third },
      ],
    })
    expect(courseVersion(theirs, mine, groupId)).toMatchObject({
      missing: [third],
      different: [{ dishId: second, charge: '0' }],
    })
  })

  test('shows its order if nothing else differs, and says if it was removed', () => {
    const mine = arrange(values, { of: 'dish', action: 'down', groupId, dishId: first }, 'fixed')
    expect(courseVersion(mine, values, groupId)).toMatchObject({ kind: 'order' })
    expect(courseVersion(mine, values, groupId)).toMatchObject({
      dishIds: [second, first, ...dishesIn(values, groupId).slice(2)],
    })
    const theirs = arrange(values, { of: 'group', action: 'remove', groupId }, 'fixed')
    expect(courseVersion(theirs, mine, groupId)).toEqual({ kind: 'removed' })
    expect(courseVersion(mine, theirs, groupId)).toMatchObject({ kind: 'dishes', missing: [] })
  })
})
