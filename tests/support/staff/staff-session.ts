/** The cookie has name, role and language: `staff=amy.kitchen.en`. */
import { type Role, roles } from '#domain/staff/permissions.ts'
import { type Lang, parseLang } from '#domain/text.ts'
import type { Session, SessionOf } from '#server/page-data/session.ts'

export const staffCookie = (name: string, role: Role = 'office', lang: Lang = 'zh') =>
  `staff=${name}.${role}.${lang}`

export const staffSession = (name: string, role: Role = 'office', lang: Lang = 'zh'): Session => ({
  id: `session-of-${name}`,
  staff: { id: name, name, role, lang, shortcuts: true },
  lacksFactor: false,
})

export const staffMember = (name: string, role: Role = 'owner') => staffSession(name, role).staff

export const sessionByCookie: SessionOf = async ({ headers }) => {
  const [, name, value, lang] = /staff=(\w+)\.(\w+)(?:\.(\w+))?/.exec(headers.get('cookie') ?? '') ?? []
  const role = roles.find((each) => each === value)
  return name && role ? staffSession(name, role, parseLang(lang) ?? undefined) : null
}
