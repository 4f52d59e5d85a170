import { staffPath } from '#app/staff/addresses.ts'

/** The page to open after sign-in, always one of the back office. */
export function returnAddress(asked: string | null): string {
  const isOurs = asked !== null && /^\/staff\/[\w\-./?=&%:+,~]*$/.test(asked)
  return isOurs && !asked.startsWith(staffPath('signIn')) ? asked : staffPath('home')
}

/** The sign-in page accepts no longer address (domain/call-limits.ts). */
const longestReturn = 400

/** @param back path and query in the back office */
export function signInAddress(back: string): string {
  const query = back.length > longestReturn ? '' : `?to=${encodeURIComponent(back)}`
  return staffPath('signIn') + query
}
