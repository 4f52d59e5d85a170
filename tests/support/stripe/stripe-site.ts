import { returnPath } from '#domain/payment/return-cookie.ts'
import { listen, listenerOf } from '#server/http/listen.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { createStripeProvider } from '#server/payments/stripe.ts'
import { testAccounts } from '#tests/support/orders/payment-ways.ts'
import { openTestSite } from '#tests/support/site/http-site.ts'
import type { ServedSite } from '#tests/support/site/served-site.ts'
import {
  type StripeServer,
  sessionEvent,
  signedEvent,
  startStripeServer,
  stripeSecrets,
} from './stripe-server.ts'

export interface StripeSite extends ServedSite {
  readonly stripe: StripeServer
  /** Resolves to the response status. */
  hear(type: string): Promise<number>
}

export async function serveStripeSite(): Promise<StripeSite> {
  const stripe = await startStripeServer()
  const listening = await listen(0, '127.0.0.1')
  const origin = `http://127.0.0.1:${listening.port}`
  const site = await openTestSite({ now: new Date() })
  const shop = { ...stripeSecrets, shop: site.store.shop, log: () => {} }
  const provider = createStripeProvider({ ...shop, server: stripe.at })
  const builtSite = await site.beside({
    pages: await openPageBuild('build'),
    config: { siteUrl: origin, paymentOrigin: stripe.origin },
    payments: {
      ways: { accounts: testAccounts, provider, isPractice: false },
      practice: null,
      stripe: provider,
      returnUrl: (reference, lang) => `${origin}${returnPath(reference)}?lang=${lang}`,
    },
  })
  listening.serve(listenerOf(builtSite))
  return {
    ...site,
    ...builtSite,
    origin,
    stripe,
    async hear(type) {
      const session = stripe.sessions.at(-1)
      if (!session) throw new Error('no page was opened')
      const { payload: body, signature } = signedEvent(sessionEvent(session, type), new Date())
      const headers = { 'stripe-signature': signature }
      return (await fetch(`${origin}/api/payments/stripe`, { method: 'POST', headers, body })).status
    },
    close: async () => {
      builtSite.endStreams()
      await listening.drain(0)
      await site.close()
      await stripe.close()
    },
  }
}
