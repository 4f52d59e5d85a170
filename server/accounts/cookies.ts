/** The cookies of the back office besides the session's own. */
import { parse, serialize } from 'hono/utils/cookie'

/** A browser refuses a cookie of this prefix that was set without https, for another path or by a neighbouring host. */
const nameFor = (name: string, isSecure: boolean) => (isSecure ? `__Host-staff-${name}` : `staff-${name}`)

export interface StaffCookies {
  /** The value of a cookie that a browser sent; null: none. */
  read(headers: Headers, name: string): string | null
  /** The header that makes a browser keep a cookie. @param maxAge seconds; 0 forgets it */
  write(name: string, value: string, maxAge: number): string
}

export function staffCookies(isSecure: boolean): StaffCookies {
  return {
    read(headers, name) {
      const full = nameFor(name, isSecure)
      return parse(headers.get('cookie') ?? '', full)[full] ?? null
    },
    write: (name, value, maxAge) =>
      serialize(nameFor(name, isSecure), value, {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure: isSecure,
        maxAge,
      }),
  }
}
