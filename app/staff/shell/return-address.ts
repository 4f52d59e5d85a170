import { staffPath } from '#app/staff/addresses.ts'

/** The page to open after signing in: one of the back office, wherever the address asks to go. */
export function returnAddress(asked: string | null): string {
  const isOurs = asked !== null && /^\/staff\/[\w\-./?=&%:+,~]*$/.test(asked)
  return isOurs && !asked.startsWith(staffPath('signIn')) ? asked : staffPath('home')
}

/** Longer ones are not kept: the sign-in page accepts no more (domain/call-limits.ts). Letters. */
const longestReturn = 400

/** The sign-in page, which leads back to an address of the back office: path and query. */
export function signInAddress(back: string): string {
  const query = back.length > longestReturn ? '' : `?to=${encodeURIComponent(back)}`
  return staffPath('signIn') + query
}
