import { demoShopDetails } from '#content/shop-details.ts'
import type { NotifyDeps } from '#server/commands/notices/send-notices.ts'
import type { Store } from '#server/db/store/store.ts'
import { testAccounts } from '#tests/support/orders/payment-ways.ts'
import { testOutbox } from './outbox.ts'
import { testNow } from './store.ts'

export function noticeDeps(store: Store, changes: Partial<NotifyDeps> = {}): NotifyDeps {
  return {
    store,
    mail: testOutbox(store.dataDir),
    shop: async () => ({ ...demoShopDetails, email: 'shop@example.com' }),
    siteUrl: 'https://shop.example',
    ways: { accounts: testAccounts, provider: null, isPractice: false },
    staffAddress: null,
    now: () => testNow,
    ...changes,
  }
}
