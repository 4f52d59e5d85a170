import { staffPath } from '#app/staff/addresses.ts'

/** Always a page of the back office. */
export function returnAddress(asked: string | null): string {
  const isOurs = asked !== null && /^\/staff\/[\w\-./?=&%:+,~]*$/.test(asked)
  return isOurs && !asked.startsWith(staffPath('signIn')) ? asked : staffPath('home')
}

/** The sign-in page's own limit (domain/call-limits.ts). */
const longestReturn = 400

/** @param back path and query in the back office */
export function signInAddress(back: string): string {
  const query = back.length > longestReturn ? '' : `?to=${encodeURIComponent(back)}`
  return staffPath('signIn') + query
}
