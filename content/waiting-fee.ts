import { formatMoney } from '#domain/money.ts'
import type { ServiceRules } from '#domain/shop/settings.ts'
import type { Text } from '#domain/text.ts'

/** What every started period of waiting costs: one fee, or from the smallest vehicle's to the largest's. */
export function waitingFee({ feeFrom, feeTo }: ServiceRules['waiting']): Text {
  const [from, to] = [formatMoney(feeFrom), formatMoney(feeTo)]
  return from === to ? { zh: from, en: from } : { zh: `${from} 至 ${to}`, en: `${from} to ${to}` }
}
