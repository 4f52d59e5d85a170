import { hasUseLimit } from '#domain/promotions/promotion-uses.ts'
import { isForEverybody } from '#domain/promotions/promotions.ts'
import type { Promotion } from '#domain/shop/settings.ts'
import type { Text } from '#domain/text.ts'
import type { MenuNow, SettingEffect } from './setting-effect.ts'

export function promotionEffects(
  before: readonly Promotion[],
  after: readonly Promotion[],
  menu: MenuNow,
): readonly SettingEffect[] {
  const removedPromotions = before.filter(({ id }) => !after.some((each) => each.id === id))
  return [
    ...removedPromotions.map((promotion) => endOf('promotion-removed', promotion, menu)),
    ...after.flatMap((promotion) =>
      effectsOfOne(
        before.find(({ id }) => id === promotion.id),
        promotion,
        menu,
      ),
    ),
  ]
}

/** @param before undefined for a new promotion */
function effectsOfOne(
  before: Promotion | undefined,
  after: Promotion,
  menu: MenuNow,
): readonly SettingEffect[] {
  if (before?.isOn && !after.isOn) return [endOf('promotion-off', before, menu)]
  const { code } = after
  const [wasShown, isShown] = [before !== undefined && isShownToAll(before), isShownToAll(after)]
  const countsEarlierUses = before !== undefined && !hasUseLimit(before) && hasUseLimit(after)
  const waits = after.isOn && after.kind === 'freeDish' && menu.dishesOffSale.has(after.dish.id)
  return [
    ...(waits ? [{ kind: 'promotion-waits', name: nameOf(after), dish: after.dish.name } as const] : []),
    ...(before?.code && before.code !== code
      ? [{ kind: 'code-changed', from: before.code, to: code } as const]
      : []),
    ...(wasShown === isShown
      ? []
      : [{ kind: isShown ? 'promotion-shown' : 'promotion-hidden', name: nameOf(after) } as const]),
    ...(code !== null && countsEarlierUses ? [{ kind: 'earlier-uses-count', code } as const] : []),
  ]
}

function endOf(
  kind: 'promotion-off' | 'promotion-removed',
  promotion: Promotion,
  { promotionUses }: MenuNow,
): SettingEffect {
  return { kind, name: nameOf(promotion), orders: promotionUses[promotion.id] ?? 0 }
}

const isShownToAll = (promotion: Promotion) => promotion.isOn && isForEverybody(promotion)

const nameOf = ({ code, name }: Promotion): Text => (code === null ? name : { zh: code, en: code })
