import { staffPath } from '#app/staff/addresses.ts'

/** Never leads out of the back office, whatever the address requests. */
export function returnAddress(request: string | null): string {
  const isOurs = request !== null && /^\/staff\/[\w\-./?=&%:+,~]*$/.test(request)
  return isOurs && !request.startsWith(staffPath('signIn')) ? request : staffPath('home')
}

/** Letters, as many as the sign-in page accepts (domain/call-limits.ts). */
const longestReturn = 400

/** @param back path and query in the back office */
export function signInAddress(back: string): string {
  const query = back.length > longestReturn ? '' : `?to=${encodeURIComponent(back)}`
  return staffPath('signIn') + query
}
