/** What the commands that send notices need, for a test's shop. */
import type { NotifyDeps } from '#server/commands/send-notices.ts'
import { testOutbox } from './outbox.ts'
import { testAccounts } from './payment-ways.ts'
import { type TestStore, testNow } from './store.ts'

export function noticeDeps(store: TestStore, changes: Partial<NotifyDeps> = {}): NotifyDeps {
  return {
    store,
    mail: testOutbox(store.dataDir),
    shop: { hotline: '+852 2000 0012', email: 'shop@example.com' },
    orderUrl: (reference, token, lang) => `https://shop.example/${lang}/${reference}?key=${token}`,
    ways: { accounts: testAccounts, provider: null, isPractice: false },
    staffAddress: null,
    now: () => testNow,
    ...changes,
  }
}
