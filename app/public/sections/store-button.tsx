import { Button, type ButtonLook } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { NewTab } from '#app/ui/new-tab.tsx'
import { waysToOrder } from '#content/controls.ts'
import { isStoreUrl } from '#domain/shop/shop-details.ts'

/** Leads to the shop's own menu if it has no online store. */
export function StoreButton({ shopUrl, ...look }: ButtonLook & { readonly shopUrl: string }) {
  const text = useText()
  if (!isStoreUrl(shopUrl))
    return (
      <Button {...look} href={shopUrl} iconAfter="next">
        {text(waysToOrder.menu)}
      </Button>
    )
  return (
    <Button {...look} href={shopUrl} target="_blank" rel="noopener" iconAfter="external">
      {text(waysToOrder.shop)}
      <NewTab />
    </Button>
  )
}
