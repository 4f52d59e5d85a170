/** Moves an item to another's place; unchanged if either is missing. */
export function movedTo<Id>(list: readonly Id[], moved: Id, placeOf: Id): readonly Id[] {
  const to = list.indexOf(placeOf)
  if (to < 0 || !list.includes(moved)) return list
  return list.filter((id) => id !== moved).toSpliced(to, 0, moved)
}
