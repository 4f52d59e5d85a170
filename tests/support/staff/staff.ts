import type { Role } from '#domain/staff/permissions.ts'
import { createInvite } from '#server/accounts/people/invite-links.ts'
import type { Cookies } from '#server/accounts/result.ts'
import { createStaff, type Staff, type StaffOptions } from '#server/accounts/staff.ts'
import type { Store } from '#server/db/store/store.ts'
import { createLimiter, type Limiter } from '#server/limits/limiter.ts'
import { createShopDetailsReader } from '#server/page-data/shop-details.ts'
import { testNow } from '#tests/support/store/store.ts'

/** A thousandth of the real cost of hashing. */
export const cheapHashes = { logN: 7, r: 8, p: 1 } as const

/** The password is long, and in no list of common ones. */
export const goodPassword = 'seven lobsters under 2 umbrellas'

export interface TestStaff extends Staff {
  readonly limiter: Limiter
  setNow(instant: Date): void
  /** The accounts as seen by a browser with these cookies. */
  visit(cookies?: Cookies, client?: string): Promise<ReturnType<Staff['api']>>
  /** Uses the good password; the address comes from the name. */
  person(name: string, role: Role): Promise<{ readonly id: string; readonly cookies: Cookies }>
}

export const emailOf = (name: string) => `${name}@example.com`

export function openTestStaff(
  store: Store,
  start: Date,
  { siteUrl = 'https://shop.example', passwordCost = cheapHashes }: Partial<StaffOptions> = {},
): TestStaff {
  let instant = start
  const limiter = createLimiter({ secret: store.tokenKey, guesses: null, report: () => {} })
  const staff = createStaff({
    db: store.db,
    tokenKey: store.tokenKey,
    siteUrl,
    now: () => instant,
    limiter,
    shop: createShopDetailsReader(store, { name: { zh: '開源到會', en: 'Hoi Yuen Catering' } }),
    passwordCost,
  })

  async function visit(cookies: Cookies = [], client = '192.0.2.1') {
    const headers = headersOf(cookies)
    return staff.api({ headers, client, session: await staff.session(headers) })
  }

  return {
    ...staff,
    limiter,
    visit,
    setNow: (next) => {
      instant = next
    },
    async person(name, role) {
      const { secret } = await createInvite(store.db, { role, invitedBy: null, person: null }, instant)
      const { signIn } = await visit()
      const email = emailOf(name)
      const result = await signIn.accept(secret, { name, email, password: goodPassword, lang: 'zh' })
      if (!result.ok) throw new Error(result.refusal)
      const session = await staff.session(headersOf(result.value))
      return { id: session?.staff.id ?? '', cookies: result.value }
    },
  }
}

export function headersOf(cookies: Cookies): Headers {
  return new Headers({
    cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; '),
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
  })
}

let people = 0
/** Has its own limits. */
export async function withPerson(store: Store, role: Role = 'office', options: Partial<StaffOptions> = {}) {
  const accounts = openTestStaff(store, testNow, options)
  people += 1
  const name = `ming${people}`
  return { accounts, name, ...(await accounts.person(name, role)) }
}

export async function enterPassword(
  accounts: TestStaff,
  name: string,
  password = goodPassword,
  stays = false,
) {
  return (await accounts.visit()).signIn.withPassword({ email: emailOf(name), password, stays })
}
