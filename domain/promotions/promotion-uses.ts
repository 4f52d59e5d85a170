/** Grants the limited uses of a code (decisions 23). */
import { type Refusal, refusal } from '#domain/refusals.ts'
import type { Promotion } from '#domain/shop/settings.ts'

/** An equal phone number or e-mail address identifies the same customer. */
export interface CodeUser {
  /** The number is in E.164. */
  readonly phone: string
  /** The address is empty if there is none. */
  readonly email: string
}

export type UseLimits = Pick<Promotion, 'maxUses' | 'maxUsesPerCustomer'>

export type UseRefusal = Refusal<'promotion-used-up' | 'promotion-used-before'>

export const hasUseLimit = ({ maxUses, maxUsesPerCustomer }: UseLimits): boolean =>
  maxUses !== null || maxUsesPerCustomer !== null

/** Mail addresses are compared without case. */
export function codeUser({ phone, email }: CodeUser): CodeUser {
  return { phone, email: email.toLowerCase() }
}

/**
 * Grants in request order; cancelled orders do not count.
 * @param uses uses so far, in total and by these customers
 * @returns for each request its refusal, or null if granted
 */
export function grantUses(
  code: string,
  { maxUses, maxUsesPerCustomer }: UseLimits,
  uses: { readonly total: number; readonly byThese: readonly CodeUser[] },
  asking: readonly CodeUser[],
): readonly (UseRefusal | null)[] {
  const grantedUsers: CodeUser[] = []
  return asking.map((user) => {
    if (maxUses !== null && uses.total + grantedUsers.length >= maxUses) {
      return refusal('promotion-used-up', 'promotionCode', { promotionCode: code, max: maxUses })
    }
    const users = [...uses.byThese, ...grantedUsers].filter((other) => isSame(user, other))
    if (maxUsesPerCustomer !== null && users.length >= maxUsesPerCustomer) {
      return refusal('promotion-used-before', 'promotionCode', {
        promotionCode: code,
        max: maxUsesPerCustomer,
      })
    }
    grantedUsers.push(user)
    return null
  })
}

function isSame(a: CodeUser, b: CodeUser): boolean {
  return a.phone === b.phone || (a.email !== '' && a.email === b.email)
}
