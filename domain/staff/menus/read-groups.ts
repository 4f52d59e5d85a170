/** Reads the groups of a set and their dishes from its texts. */
import type { SetMenu } from '#domain/menu/catalogue.ts'
import { groupFaults, hasFewDefaults } from '#domain/menu/set-faults.ts'
import { nothing } from '#domain/money.ts'
import { langs } from '#domain/text.ts'
import type { EditedDish, EditedGroup } from './edited-set.ts'
import { chargeField, defaultsIn, dishesIn, groupField, groupsIn, noteField } from './set-groups.ts'
import type { SetReader } from './set-reader.ts'
import type { SetValues } from './set-values.ts'

interface GroupFacts {
  readonly pricing: SetMenu['pricing']
  /** Dishes that a set may have. */
  readonly isOffered: (dishId: string) => boolean
  /** Those that a group can be. */
  readonly courses: readonly string[]
}

export const readGroups = (reader: SetReader, values: SetValues, facts: GroupFacts): readonly EditedGroup[] =>
  groupsIn(values).map((id) => readGroup(reader, values, id, facts))

function readGroup(
  reader: SetReader,
  values: SetValues,
  id: string,
  { pricing, isOffered, courses }: GroupFacts,
): EditedGroup {
  const { problems } = reader
  const chosen = dishesIn(values, id).filter(isOffered)
  const group: EditedGroup = {
    id,
    name: reader.text(`group.${id}.name`),
    course: reader.one(groupField(id, 'course'), courses) ?? '',
    min: reader.number(groupField(id, 'min'), 0),
    max: reader.number(groupField(id, 'max'), 1),
    repeatable: reader.one(groupField(id, 'repeatable'), ['yes', 'no']) === 'yes',
    defaults: defaultsIn(values, id).filter((dishId) => chosen.includes(dishId)),
    dishes: chosen.map((dishId) => readDish(reader, id, dishId, pricing)),
  }
  if (chosen.length === 0) {
    problems[groupField(id, 'dishes')] = 'dishes-missing'
    return group
  }
  if (hasFewDefaults(group, pricing)) problems[groupField(id, 'defaults')] = 'defaults-missing'
  for (const fault of groupFaults(group))
    if (fault === 'default-costs-extra') problems[groupField(id, 'defaults')] = fault
    else problems[groupField(id, 'max')] ??= 'limits-invalid'
  return group
}

function readDish(
  reader: SetReader,
  groupId: string,
  dishId: string,
  pricing: SetMenu['pricing'],
): EditedDish {
  const isByItem = pricing === 'perItem'
  const charge = reader.money(chargeField(groupId, dishId), !isByItem)
  const note = langs.map((lang) => reader.value(noteField(groupId, dishId, lang))).join('')
  return {
    dishId,
    note: note === '' ? null : reader.text(`group.${groupId}.note.${dishId}`),
    ...(isByItem ? { extra: nothing, price: charge } : { extra: charge, price: null }),
  }
}
