/** How the shop of the demo sets its texts; a caterer with another style is free to differ. */

const cramped = /\p{Script=Han}[A-Za-z0-9$]|[A-Za-z0-9%]\p{Script=Han}/u

/** Whether Chinese touches a figure or a Latin letter: 88折 instead of 88 折. */
export function isCramped(chinese: string): boolean {
  return cramped.test(chinese)
}

/** A straight apostrophe, or a straight quotation mark beside a word. */
export const straight = /\w'\w|s'(?=\s)|(?<=^|\s)"\w/
