import { staffPath } from './addresses.ts'

/** The page to open after signing in: one of the back office, wherever the address asks to go. */
export function returnAddress(asked: string | null): string {
  const isOurs = asked !== null && /^\/staff\/[\w\-./?=&%:+,~]*$/.test(asked)
  return isOurs && !asked.startsWith(staffPath('signIn')) ? asked : staffPath('home')
}
