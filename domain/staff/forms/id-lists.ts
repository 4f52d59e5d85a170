/** Fields that hold ids, separated by commas. */

/** An id as it stands in names of fields, without the characters that separate them. */
const anId = /^[\w-]{1,60}$/

/** Each id once, in their order. */
export const idsIn = (value: string | undefined, max?: number): readonly string[] =>
  [...new Set((value ?? '').split(','))].filter((id) => anId.test(id)).slice(0, max)
