import { useLoaderData } from 'react-router'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { useLang } from '#app/ui/lang.tsx'
import css from './gift.module.css'
import { giftBreadcrumb, type giftPageView } from './gift-page-view.ts'
import { GiftPanel } from './panel.tsx'

export function GiftPage() {
  const { gift } = useLoaderData<typeof giftPageView>()
  const lang = useLang()
  return (
    <div className={`${css.page} wrap`}>
      <Breadcrumb crumbs={giftBreadcrumb(lang)} here={gift.name} />
      <div className={css.card}>
        <GiftPanel gift={gift} heading={<h1>{gift.name}</h1>} below="h2" />
      </div>
    </div>
  )
}
