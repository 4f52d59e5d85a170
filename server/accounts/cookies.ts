import { parse, serialize } from 'hono/utils/cookie'

/** Browsers accept this prefix only over https and for this exact host. */
const nameFor = (name: string, isSecure: boolean) => (isSecure ? `__Host-staff-${name}` : `staff-${name}`)

export interface StaffCookies {
  read(headers: Headers, name: string): string | null
  /** @param maxAge in seconds; 0 deletes the cookie */
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
