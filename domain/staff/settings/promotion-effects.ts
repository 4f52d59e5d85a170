/** What a change of the promotions does: to whom they are shown, who gets them, and how their uses count. */
import { hasUseLimit } from '#domain/promotion-uses.ts'
import { isForEverybody } from '#domain/promotions.ts'
import type { Promotion } from '#domain/settings.ts'
import type { Text } from '#domain/text.ts'
import type { PromotionsInUse, SettingEffect } from './setting-effect.ts'

export function promotionEffects(
  before: readonly Promotion[],
  after: readonly Promotion[],
  inUse: PromotionsInUse,
): readonly SettingEffect[] {
  const removed = before.filter(({ id }) => !after.some((each) => each.id === id))
  return [
    ...removed.map((promotion) => endOf('promotion-removed', promotion, inUse)),
    ...after.flatMap((promotion) =>
      effectsOfOne(
        before.find(({ id }) => id === promotion.id),
        promotion,
        inUse,
      ),
    ),
  ]
}

/** @param before undefined: it is new */
function effectsOfOne(
  before: Promotion | undefined,
  after: Promotion,
  inUse: PromotionsInUse,
): readonly SettingEffect[] {
  if (before?.isOn && !after.isOn) return [endOf('promotion-off', before, inUse)]
  const { code } = after
  const [wasShown, isShown] = [before !== undefined && isShownToAll(before), isShownToAll(after)]
  const isCountedFromNow = before !== undefined && !hasUseLimit(before) && hasUseLimit(after)
  const waits = after.isOn && after.kind === 'freeDish' && inUse.dishesOffSale.has(after.dish.id)
  return [
    ...(waits ? [{ kind: 'promotion-waits', name: nameOf(after), dish: after.dish.name } as const] : []),
    ...(before?.code && before.code !== code
      ? [{ kind: 'code-changed', from: before.code, to: code } as const]
      : []),
    ...(wasShown === isShown
      ? []
      : [{ kind: isShown ? 'promotion-shown' : 'promotion-hidden', name: nameOf(after) } as const]),
    ...(code !== null && isCountedFromNow ? [{ kind: 'counted-from-now', code } as const] : []),
  ]
}

function endOf(
  kind: 'promotion-off' | 'promotion-removed',
  promotion: Promotion,
  { uses }: PromotionsInUse,
): SettingEffect {
  return { kind, name: nameOf(promotion), orders: uses[promotion.id] ?? 0 }
}

const isShownToAll = (promotion: Promotion) => promotion.isOn && isForEverybody(promotion)

const nameOf = ({ code, name }: Promotion): Text => (code === null ? name : { zh: code, en: code })
