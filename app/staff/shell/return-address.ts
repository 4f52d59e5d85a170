import { staffPath } from '#app/staff/addresses.ts'

/** Never leads out of the back office, whatever the address requests. */
export function returnAddress(asked: string | null): string {
  const isOurs = asked !== null && /^\/staff\/[\w\-./?=&%:+,~]*$/.test(asked)
  return isOurs && !asked.startsWith(staffPath('signIn')) ? asked : staffPath('home')
}

/** Letters, as many as the sign-in page accepts (domain/call-limits.ts). */
const longestReturn = 400

/** @param back path and query in the back office */
export function signInAddress(back: string): string {
  const query = back.length > longestReturn ? '' : `?to=${encodeURIComponent(back)}`
  return staffPath('signIn') + query
}
