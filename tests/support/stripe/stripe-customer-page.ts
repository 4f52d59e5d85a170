/** Imitates Stripe's payment page. */
import type { ServerResponse } from 'node:http'
import type { StripeBooks } from './stripe-books.ts'

export const customerLinks = { pay: 'Pay', back: 'Back to the shop' } as const

/** @param path `/pay/{session}`, or `/pay/{session}/done` */
export function customerPage({ sessions }: StripeBooks, path: string, response: ServerResponse): void {
  const [, , id = '', verb] = path.split('/')
  const session = sessions.get(id)
  if (session?.status !== 'open') return void response.writeHead(404).end()
  const { success_url: success = '', cancel_url: cancel = '' } = session.params
  if (verb === 'done') {
    session.status = 'complete'
    return void response.writeHead(303, { location: success }).end()
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(
    `<!doctype html>
    <html lang="en">
    <title>Checkout</title>
    <link rel="icon" href="data:,">
    <h1>HK$${(session.total / 100).toFixed(2)}</h1>
    <p><a href="${path}/done">${customerLinks.pay}</a>
    <p><a href="${cancel}">${customerLinks.back}</a>`,
  )
}
