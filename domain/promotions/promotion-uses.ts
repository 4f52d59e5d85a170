/** Who gets the uses of a code that may be used a limited number of times (decisions 23). */
import { type Refusal, refusal } from '#domain/refusals.ts'
import type { Promotion } from '#domain/shop/settings.ts'

/** A customer is known by phone number and by e-mail address: either tells that it is the same one. */
export interface CodeUser {
  /** E.164. */
  readonly phone: string
  /** Empty where none was given. */
  readonly email: string
}

export type UseLimits = Pick<Promotion, 'maxUses' | 'maxUsesPerCustomer'>

export type UseRefusal = Refusal<'promotion-used-up' | 'promotion-used-before'>

export const hasUseLimit = ({ maxUses, maxUsesPerCustomer }: UseLimits): boolean =>
  maxUses !== null || maxUsesPerCustomer !== null

/** Addresses that differ in case only are one mailbox, as everybody uses them. */
export function codeUser({ phone, email }: CodeUser): CodeUser {
  return { phone, email: email.toLowerCase() }
}

/**
 * Decides in the order of the asking. Uses of orders that were called off do not count.
 * @param used how many uses count already, and those of them by one of these customers
 * @returns for each why not, or null where the use is granted
 */
export function grantUses(
  code: string,
  { maxUses, maxUsesPerCustomer }: UseLimits,
  used: { readonly total: number; readonly byThese: readonly CodeUser[] },
  asking: readonly CodeUser[],
): readonly (UseRefusal | null)[] {
  const granted: CodeUser[] = []
  return asking.map((user) => {
    if (maxUses !== null && used.total + granted.length >= maxUses) {
      return refusal('promotion-used-up', 'promotionCode', { promotionCode: code, max: maxUses })
    }
    const own = [...used.byThese, ...granted].filter((other) => isSame(user, other))
    if (maxUsesPerCustomer !== null && own.length >= maxUsesPerCustomer) {
      return refusal('promotion-used-before', 'promotionCode', {
        promotionCode: code,
        max: maxUsesPerCustomer,
      })
    }
    granted.push(user)
    return null
  })
}

function isSame(a: CodeUser, b: CodeUser): boolean {
  return a.phone === b.phone || (a.email !== '' && a.email === b.email)
}
