/** The demo's typographic style; other caterers may differ. */

const missingSpace = /\p{Script=Han}[A-Za-z0-9$]|[A-Za-z0-9%]\p{Script=Han}/u

/** Whether Chinese touches a figure or Latin letter: 88折 instead of 88 折. */
export function lacksSpace(chinese: string): boolean {
  return missingSpace.test(chinese)
}

/** A straight apostrophe, or a straight quotation mark next to a word. */
export const straight = /\w'\w|s'(?=\s)|(?<=^|\s)"\w/
