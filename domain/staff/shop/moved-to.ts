/** The list with one item in the place of another, which makes room; unchanged where either is not in it. */
export function movedTo<Id>(list: readonly Id[], moved: Id, placeOf: Id): readonly Id[] {
  const to = list.indexOf(placeOf)
  if (to < 0 || !list.includes(moved)) return list
  return list.filter((id) => id !== moved).toSpliced(to, 0, moved)
}
